import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pagePolicy } from '@toile/contracts';
import inject from 'light-my-request';
import { ASK_FIRST, SAYS_MISSING, tellsByItself } from '../everybodys-pages.js';
import { hashScripts } from './script-hashes.js';

/** A page as Next made it on nobody's behalf, whole. */
export interface RenderedPage {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Of the body before it is compressed, without its quotes. */
  hash: string;
  madeAt: number;
  /** The body in an encoding, compressed when it is first asked for. */
  encoded: (encoding: Encoding) => Promise<Buffer>;
}
export type Encoding = 'br' | 'gzip' | 'identity';

/** All that a page everybody may see is told of a request: nothing of its reader. */
const PASSED_ON = ['x-forwarded-proto', 'x-forwarded-host'];
/** Of the connection and of the body as it came, or said anew of the whole answer. */
const REPLACED = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'etag',
  'date',
];

/** What of a request a page everybody may see can depend on. */
export function readerless({ url = '/', headers }: IncomingMessage): {
  url: string;
  headers: Record<string, string>;
} {
  const passed = PASSED_ON.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return {
    url,
    headers: { ...Object.fromEntries(passed), host: headers.host ?? 'localhost', accept: 'text/html' },
  };
}

/** Renders a page to its end. Its policy names the scripts that are in it. */
export async function renderPage(
  next: RequestListener,
  asked: { url: string; headers: Record<string, string> },
  now: () => number,
): Promise<RenderedPage> {
  const madeAt = now();
  const answer = await answerOf(next, asked);
  const headers: OutgoingHttpHeaders = { ...answer.headers };
  for (const name of REPLACED) delete headers[name];
  let { status } = answer;
  let body: Buffer = answer.body;
  if (String(headers['content-type']).startsWith('text/html')) {
    const { page, hashes } = hashScripts(body, String(headers['content-security-policy']));
    if (status === 200 && tellsByItself(pathOf(asked.url)) && page.includes(SAYS_MISSING)) status = 404;
    body = page;
    headers['content-security-policy'] = pagePolicy({ hashes });
    // Preloads, too, are named by a nonce that nothing allows any more.
    if (headers.link) headers.link = String(headers.link).replace(/;\s*nonce="[^"]*"/g, '');
  }
  const hash = createHash('sha256').update(body).digest('base64url');
  return { status, headers, body, hash, madeAt, encoded: encodings(body) };
}

/** A page's path without its language. */
const pathOf = (url: string) => (url.split('?', 1)[0] ?? '').slice(3);

/** The page, or where the api refuses its thing, what the proxy shows in its stead: Next's own document is empty. */
async function answerOf(next: RequestListener, asked: { url: string; headers: Record<string, string> }) {
  const { url, headers } = asked;
  const answer = await bytesOf(next, asked);
  if (answer.status < 400 || !tellsByItself(pathOf(url))) return answer;
  return bytesOf(next, { url, headers: { ...headers, [ASK_FIRST]: '1' } });
}

/** By a stream, since all at once comes as text beside the bytes, which takes longer than anything else that is done with them here. */
async function bytesOf(next: RequestListener, asked: { url: string; headers: Record<string, string> }) {
  const answer = await inject(next, { method: 'GET', ...asked, payloadAsStream: true });
  const body = Buffer.concat(await answer.stream().toArray());
  return { status: answer.statusCode, headers: answer.headers, body };
}

function encodings(body: Buffer): RenderedPage['encoded'] {
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(body)]]);
  return (encoding) => {
    const known = made.get(encoding) ?? (encoding === 'br' ? toBrotli(body) : promisify(gzip)(body));
    made.set(encoding, known);
    return known;
  };
}

/** Quality 5 is smaller than gzip and no slower; the library's own 11 takes a hundred times as long. */
const toBrotli = (body: Buffer) =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
