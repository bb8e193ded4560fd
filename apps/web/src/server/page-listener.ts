import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { FOR_READER, isEverybodys, isOfContentAlone } from '../everybodys-pages.js';
import { ContentVersion } from './content-version.js';
import { PageCache } from './page-cache.js';
import { readerless, renderPage } from './rendered-page.js';
import { servePage, varying } from './serve-page.js';

/** What the client router sends with the requests for its data. */
const ROUTER_HEADERS = ['rsc', 'next-router-state-tree', 'next-action'];

/** Answers pages that are everybody's from what was made of them last, as long as that is `content`; all else is Next's own. */
export function pageListener(
  next: RequestListener,
  now = Date.now,
  content = new ContentVersion(now),
): RequestListener {
  const pages = new PageCache(content, now);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = readerless(request);
    const address = JSON.stringify(asked);
    const given = await pages.get(address, () => renderPage(next, asked, now), isOfContentAlone(asked.url));
    await servePage(given, request, response);
  };
  return (request, response) => {
    varyByAccept(response);
    delete request.headers[FOR_READER];
    // Next hides its router's headers from the proxy, which has to know whom it renders for.
    if (ROUTER_HEADERS.some((name) => name in request.headers)) request.headers[FOR_READER] = '1';
    else if (isPage(request)) return void answer(request, response).catch((error) => fail(response, error));
    return next(request, response);
  };
}

function isPage({ method, url = '/' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [pathname = '', query = ''] = url.split('?', 2);
  return isEverybodys(pathname, new URLSearchParams(query));
}

/** Next says of its own pages what they vary by at the last moment, in place of whatever was said before. */
function varyByAccept(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = (...head: unknown[]) => {
    response.setHeader('vary', varying(response.getHeader('vary')));
    return Reflect.apply(writeHead, response, head);
  };
}

function fail(response: ServerResponse, error: unknown): void {
  console.error('a page could not be made:', error);
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'cache-control': 'private, no-store' }).end();
}
