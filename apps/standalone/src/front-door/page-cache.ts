import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A page as the web server drew it, cut at its nonce: each reader gets one of their own. */
export interface CachedPage {
  headers: Record<string, string>;
  parts: string[];
  policy: string;
  nonce: string;
  drawnAt: number;
}
/** What the web server answers, read to its end. */
export interface Drawn {
  status: number;
  headers: Headers;
  text: string;
}

/** So long a page is shown to others; short enough that nobody notices, long enough for a crowd. */
const FRESH_MS = 2_000;
const MOST = 500;
const NONCE = /'nonce-([\w+/=]+)'/;

/** Pages that differ from reader to reader, or from moment to moment. */
const NEVER = /^\/\w\w\/(auth|user|moodboards|data|live|operations|premium-memberships)(\/|$)/;

/** Whether every visitor would get the same page: a document, asked by somebody without a session. */
export function isShared(method: string, url: string, headers: IncomingHttpHeaders): boolean {
  if (method !== 'GET' || !headers.accept?.includes('text/html')) return false;
  if (headers.rsc !== undefined || headers['next-url'] !== undefined || /[?&]_rsc=/.test(url)) return false;
  return !NEVER.test(url) && !/(?:^|;\s*)toile_/.test(headers.cookie ?? '');
}

/** Pages of the last moments. Those who ask for the same page at the same time wait for one drawing of it. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #drawing = new Map<string, Promise<CachedPage | null>>();

  constructor(private readonly now = Date.now) {}

  /** The page under this key; null when what `draw` gives is not for others to see. */
  get(key: string, draw: () => Promise<Drawn>): Promise<CachedPage | null> {
    const known = this.#pages.get(key);
    if (known && this.now() - known.drawnAt < FRESH_MS) return Promise.resolve(known);
    const drawing = this.#drawing.get(key) ?? this.#draw(key, draw);
    this.#drawing.set(key, drawing);
    return drawing;
  }

  async #draw(key: string, draw: () => Promise<Drawn>): Promise<CachedPage | null> {
    try {
      const page = toPage(await draw(), this.now());
      this.#pages.delete(key);
      if (page) this.#pages.set(key, page);
      // The oldest come first.
      for (const [oldest] of this.#pages) if (this.#pages.size > MOST) this.#pages.delete(oldest);
      return page;
    } finally {
      this.#drawing.delete(key);
    }
  }
}

function toPage({ status, headers, text }: Drawn, now: number): CachedPage | null {
  const policy = headers.get('content-security-policy') ?? '';
  const nonce = NONCE.exec(policy)?.[1];
  const isPage = status === 200 && headers.get('content-type')?.startsWith('text/html');
  if (!isPage || !nonce || headers.has('set-cookie')) return null;
  const kept = [...headers].filter(([name]) => !DROPPED.has(name));
  return { headers: Object.fromEntries(kept), parts: text.split(nonce), policy, nonce, drawnAt: now };
}

/** Of the connection, or of the body as it came. */
const DROPPED = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'etag', 'date'],
]);

/** The page for one more reader: the same words, a nonce nobody has seen. */
export function forReader(page: CachedPage): { headers: Record<string, string>; text: string } {
  const nonce = btoa(randomUUID());
  const policy = page.policy.replaceAll(page.nonce, nonce);
  return { headers: { ...page.headers, 'content-security-policy': policy }, text: page.parts.join(nonce) };
}
