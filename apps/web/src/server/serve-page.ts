import type { IncomingMessage, ServerResponse } from 'node:http';
import { type GivenPage, OLDEST_MS } from './page-cache.js';
import type { Encoding, RenderedPage } from './rendered-page.js';

/** Best first. */
const ENCODINGS: { encoding: Encoding; accepted: RegExp }[] = [
  { encoding: 'br', accepted: /\bbr\b/ },
  { encoding: 'gzip', accepted: /\bgzip\b/ },
];

/**
 * What caches before this one may do: hold a page as long as we do, its age counted, and give it away for a second more while
 * they ask for the next. Browsers ask each time, and are told when nothing changed.
 */
const SHARED = `public, max-age=0, s-maxage=${OLDEST_MS / 1_000}, stale-while-revalidate=1`;

/** Sends a page everybody may see, in the best encoding its reader takes; 304 to who has it. */
export async function servePage(
  { page, ageMs }: GivenPage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const takes = String(request.headers['accept-encoding'] ?? '');
  const encoding = ENCODINGS.find(({ accepted }) => accepted.test(takes))?.encoding ?? 'identity';
  const isFound = page.status === 200;
  response.statusCode = page.status;
  for (const [name, value] of Object.entries(page.headers))
    if (value !== undefined) response.setHeader(name, value);
  response.setHeader('vary', varying(page.headers.vary));
  response.setHeader('cache-control', isFound ? SHARED : 'private, no-store');
  if (isFound) {
    // One for each encoding: strong, since the bytes are the same.
    const etag = `"${page.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    response.setHeader('etag', etag);
    response.setHeader('age', Math.floor(ageMs / 1_000));
    if (isKnown(request.headers['if-none-match'], etag)) {
      response.removeHeader('content-type');
      response.writeHead(304).end();
      return;
    }
  }
  const body = await page.encoded(encoding);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** By the page's other face, which is JSON, by encoding, and by what Next says itself. */
export function varying(given: RenderedPage['headers'][string]): string {
  const names = `accept, accept-encoding, ${given ?? ''}`.toLowerCase().split(/[\s,]+/);
  return [...new Set(names.filter(Boolean))].join(', ');
}

/** The weak comparison of RFC 9110, 13.1.2. */
function isKnown(given: string | undefined, etag: string): boolean {
  return given?.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, ''))) ?? false;
}
