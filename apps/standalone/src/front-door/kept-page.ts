import { randomBytes } from 'node:crypto';
import { PackedText } from './packed-text.js';
import type { Reader } from './reader.js';
import type { Rendering } from './reader-answers.js';

/** What the web server answers, read to its end. */
export interface Drawn {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * A page as the web server rendered it, split at what differs for each reader: its nonce and the tokens of its forms. It is
 * good for every reader to whom the api gives the same answers to the page's questions.
 */
export interface KeptPage {
  headers: Record<string, string>;
  /** Text and, at every odd place, a placeholder. */
  parts: string[];
  /** The same as gzip, made when it is first asked for. */
  packed: () => Promise<PackedText>;
  policy: string;
  nonce: string;
  questions: Rendering['questions'];
  /** Placeholders with the form whose token goes there. */
  placeholders: Rendering['placeholders'];
}

const NONCE = /'nonce-([\w+/=]+)'/;
/** Of the connection, or of the body as it came. */
const DROPPED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'etag',
  'date',
]);

/** The page to keep; null when it is none for others to see. */
export function toKept(
  drawn: Drawn,
  rendering: Pick<Rendering, 'questions' | 'placeholders' | 'hasFailed'>,
): KeptPage | null {
  const { status, headers, text } = drawn;
  const policy = headers.get('content-security-policy') ?? '';
  const nonce = NONCE.exec(policy)?.[1];
  const isPage = status === 200 && headers.get('content-type')?.startsWith('text/html');
  if (!isPage || !nonce || headers.has('set-cookie') || rendering.hasFailed) return null;
  const { questions, placeholders } = rendering;
  const kept = Object.fromEntries([...headers].filter(([name]) => !DROPPED.has(name)));
  const parts = text.split(placesOf([nonce, ...placeholders.keys()]));
  let packed: Promise<PackedText> | undefined;
  return {
    headers: kept,
    parts,
    packed: () => {
      packed ??= PackedText.of(parts);
      return packed;
    },
    policy,
    nonce,
    questions,
    placeholders,
  };
}

const placesOf = (placeholders: string[]) =>
  new RegExp(`(${placeholders.map((one) => one.replace(/[+]/g, '\\+')).join('|')})`);

/** Whether the api answers this reader the same as the one the page was drawn for. */
export async function isFor(page: KeptPage, reader: Pick<Reader, 'ask'>): Promise<boolean> {
  const same = [...page.questions.values()].map(
    async ({ question, hash }) => (await reader.ask(question)).hash === hash,
  );
  return (await Promise.all(same)).every(Boolean);
}

/**
 * What one more reader gets of a page: headers with a nonce nobody has seen, and what stands in the places of the
 * page's nonce and tokens, as long as they are.
 */
export async function forReader(
  page: KeptPage,
  reader: Pick<Reader, 'token'> | null,
): Promise<{ headers: Record<string, string>; own: Map<string, string> }> {
  const { length } = page.nonce;
  const nonce = randomBytes(length).toString('base64').slice(0, length);
  const own = new Map([[page.nonce, nonce]]);
  for (const [placeholder, id] of page.placeholders) {
    const token = await reader?.token(id);
    if (token?.length !== placeholder.length) throw new Error('a token does not fit its place');
    own.set(placeholder, token);
  }
  const policy = page.policy.replaceAll(page.nonce, nonce);
  return { headers: { ...page.headers, 'content-security-policy': policy }, own };
}

/** The page's words with a reader's own in their places. */
export const textOf = ({ parts }: KeptPage, own: ReadonlyMap<string, string>): string =>
  parts.map((part, index) => (index % 2 === 1 ? (own.get(part) ?? part) : part)).join('');
