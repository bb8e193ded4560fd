import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { type Drawn, forReader, type PageCache } from './page-cache.js';

const compressed = promisify(gzip);
const TIMEOUT_MS = 60_000;
/** What the web server must know to draw a page that is the same for every visitor. */
const PASSED_ON = ['accept', 'x-forwarded-proto', 'x-forwarded-host', 'x-toile-locale'];

/**
 * Answers from the pages of the last moments, drawing the page when it is not among them.
 * @returns false when this page is not for sharing, and nothing was answered
 */
export async function serveSharedPage(
  pages: PageCache,
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const passed = PASSED_ON.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const headers: Record<string, string> = Object.fromEntries(passed);
  const key = JSON.stringify([request.url, headers['x-forwarded-proto'], headers['x-forwarded-host']]);
  const page = await pages.get(key, () => drawn(target + request.url, headers));
  if (!page) return false;
  const { headers: own, text } = forReader(page);
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  // Fast rather than small: every reader's copy is another one.
  const body = takesGzip ? await compressed(text, { level: constants.Z_BEST_SPEED }) : Buffer.from(text);
  response.writeHead(200, {
    ...own,
    ...(takesGzip ? { 'content-encoding': 'gzip' } : {}),
    'content-length': body.length,
    vary: 'accept, accept-encoding, cookie',
  });
  response.end(body);
  return true;
}

async function drawn(url: string, headers: Record<string, string>): Promise<Drawn> {
  const answer = await fetch(url, {
    headers: { ...headers, 'accept-encoding': 'identity' },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
