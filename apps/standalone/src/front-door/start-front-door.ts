import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { READER_PREFIX, SECURITY_HEADERS, SERVICE_POLICY } from '@toile/contracts';
import type { Logger } from '@toile/platform';
import { createProxyServer } from 'http-proxy-3';
import { forward, trustedAddresses } from './forwarded.js';
import { isShared, sessionOf } from './is-shared.js';
import { LastWrites } from './last-writes.js';
import { PackedFiles } from './packed-files.js';
import type { ReaderDesk } from './reader-desk.js';
import { routeRequest, type Service } from './route-request.js';
import { type Sharing, serveSharedPage } from './serve-shared-page.js';
import { SharedPages } from './shared-pages.js';

export interface FrontDoorOptions {
  port: number;
  /** Where each service listens, e.g. `http://127.0.0.1:4000`. */
  services: Record<Service, string>;
  logger: Logger;
  /** Proxies before this one, as addresses or networks (`10.0.0.0/8`): what they say of a request is believed. */
  trustedProxies?: readonly string[];
  /** Where the web was told to ask about readers; without it members' pages are drawn for each of them. */
  desk?: ReaderDesk | undefined;
  /** Where the web's built scripts and styles lie; without it the web server sends them. */
  staticFolder?: string | undefined;
}

const WATCHED = '/_next/';

/** The one origin a browser sees in the embedded run; in production a gateway does the same. */
export async function startFrontDoor(
  options: FrontDoorOptions,
): Promise<{ port: number; close(): Promise<void> }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const proxy = createProxyServer({ agent, proxyTimeout: 60_000 });
  const isTrusted = trustedAddresses(options.trustedProxies ?? []);
  const { web, api } = options.services;
  const files = new PackedFiles(options.staticFolder ?? '');
  const writes = new LastWrites();
  const sharing: Sharing = { pages: new SharedPages(), writes, desk: options.desk ?? null, web, api };
  const writing = new WeakSet<IncomingMessage>();
  // Before the reader hears of it: what was drawn until now may lack what they wrote.
  proxy.on('proxyRes', (_, request) => {
    const session = writing.has(request) ? sessionOf(request.headers) : null;
    if (session) writes.note(session);
  });
  const pass = (request: IncomingMessage, response: ServerResponse, service: Service) =>
    proxy.web(request, response, { target: options.services[service] }, (error) => {
      options.logger.warn({ err: error, service }, 'a service does not answer');
      refuse(request, response, service);
    });
  const server = createServer((request, response) => {
    const route = routeRequest(request.method ?? 'GET', request.url ?? '/', request.headers.accept);
    request.url = route.url;
    // Only the front door may say these; a client's own are dropped.
    forward(request, isTrusted(request.socket.remoteAddress ?? ''));
    delete request.headers['x-toile-locale'];
    if (sessionOf(request.headers)?.startsWith(READER_PREFIX)) delete request.headers.cookie;
    if (route.locale) request.headers['x-toile-locale'] = route.locale;
    const { service, url } = route;
    if (service === 'api' && request.method !== 'GET') writing.add(request);
    if (service !== 'web') return pass(request, response, service);
    const served = url.startsWith('/_next/static/')
      ? files.serve(request, response)
      : isShared(request.method ?? '', url, request.headers) && serveSharedPage(sharing, request, response);
    Promise.resolve(served)
      .then((isServed) => isServed || pass(request, response, service))
      // The plain way says what is wrong.
      .catch(() => pass(request, response, service));
  });
  // Next tells pages of the watch mode over a WebSocket what has changed; nothing else of ours speaks that.
  server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith(WATCHED)) return socket.destroy();
    proxy.ws(request, socket, head, { target: options.services.web }, () => socket.destroy());
  });
  // Node's five seconds close connections that browsers are just about to use again.
  server.keepAliveTimeout = 65_000;
  // Who sends slowly on purpose holds a connection no longer than this.
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, resolve);
  });
  const address = server.address();
  return {
    port: address && typeof address === 'object' ? address.port : options.port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      proxy.close();
      agent.destroy();
    },
  };
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse | import('node:net').Socket,
  service: Service,
): void {
  if (!('writeHead' in response) || response.headersSent) {
    response.destroy();
    return;
  }
  const problem = {
    type: 'about:blank',
    title: 'Temporarily unavailable',
    status: 503,
    detail: `The ${service} service does not answer right now. Try again in a moment.`,
    instance: request.url,
  };
  response
    .writeHead(503, {
      ...SECURITY_HEADERS,
      'content-security-policy': SERVICE_POLICY,
      'content-type': 'application/problem+json',
      'retry-after': '2',
    })
    .end(JSON.stringify(problem));
}
