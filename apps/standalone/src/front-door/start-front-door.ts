import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { isLoopback, type Logger } from '@toile/platform';
import { createProxyServer } from 'http-proxy-3';
import { boundConnections } from './bound-connections.js';
import { forward, trustedAddresses } from './forwarded.js';
import { gatherBody } from './gather-body.js';
import { hostsOf } from './hosts.js';
import { normaliseAddress } from './normalise-path.js';
import { foreignHost, refuse, SLOW_BODY, UNCLEAR_PATH, unavailable } from './refuse.js';
import { routeRequest, type Service } from './route-request.js';
import { SlowBodies } from './slow-bodies.js';

export interface FrontDoorOptions {
  /** The address to listen on, 127.0.0.1 when it is left out. */
  host?: string;
  port: number;
  /** The address people reach Toile at; its host, this machine's names and `allowedHosts` are answered, no others. */
  publicUrl: string;
  allowedHosts?: readonly string[];
  /** Where each service listens, e.g. `http://127.0.0.1:4000`. */
  services: Record<Service, string>;
  /** Ingest, where it lives in this process: beacons are handed to it, and cost no second request. */
  ingest?: RequestListener;
  logger: Logger;
  /** Proxies before this one, as addresses or networks (`10.0.0.0/8`): what they say of a request is believed. */
  trustedProxies?: readonly string[];
  /** `auto` does not count the connections of this machine. */
  rateLimits?: 'auto' | 'on';
}

const WATCHED = '/_next/';
/** Who sends or reads slowly on purpose holds a connection no longer than these; bodies have a rate besides. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  // Node's five seconds close connections that browsers are just about to use again.
  keepAliveTimeout: 65_000,
  // Node keeps the first two to the half minute otherwise.
  connectionsCheckingInterval: 2_000,
};
const IDLE_TIMEOUT_MS = 120_000;

/** The one origin a browser sees in the embedded run; in production a gateway does the same. */
export async function startFrontDoor(
  options: FrontDoorOptions,
): Promise<{ port: number; close(): Promise<void> }> {
  // One each: a service whose answers are slow keeps nobody from another. How many there are the clients' bound.
  const agents = {
    api: new Agent({ keepAlive: true }),
    ingest: new Agent({ keepAlive: true }),
    mcp: new Agent({ keepAlive: true }),
    web: new Agent({ keepAlive: true }),
  };
  const proxy = createProxyServer({ proxyTimeout: 60_000 });
  const isTrusted = trustedAddresses(options.trustedProxies ?? []);
  const isOurs = hostsOf(options.publicUrl, options.allowedHosts ?? []);
  const slowBodies = new SlowBodies();
  const pass = async (request: IncomingMessage, response: ServerResponse, service: Service) => {
    slowBodies.watch(request, () => refuse(request, response, SLOW_BODY));
    if (service === 'ingest' && options.ingest) return options.ingest(request, response);
    const buffer = await gatherBody(request);
    const target = {
      target: options.services[service],
      agent: agents[service],
      ...(buffer ? { buffer } : {}),
    };
    proxy.web(request, response, target, (error) => {
      options.logger.warn({ err: error, service }, 'a service does not answer');
      refuse(request, response, unavailable(service), { 'retry-after': '2' });
    });
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const address = normaliseAddress(request.url ?? '/');
    if (address === null) return refuse(request, response, UNCLEAR_PATH);
    // Only the front door may say these; a client's own are dropped.
    const host = forward(request, isTrusted(request.socket.remoteAddress ?? ''));
    if (!isOurs(host)) return refuse(request, response, foreignHost(options.publicUrl));
    const { service, url, locale } = routeRequest(request.method ?? 'GET', address, request.headers.accept);
    request.url = url;
    delete request.headers['x-toile-locale'];
    if (locale) request.headers['x-toile-locale'] = locale;
    return pass(request, response, service);
  };
  const server = createServer(TIMEOUTS, (request, response) => {
    // All that fails here is a body whose sender has gone.
    if (!isRefused(request.socket)) answer(request, response).catch(() => response.destroy());
  });
  server.setTimeout(IDLE_TIMEOUT_MS);
  const isRefused = boundConnections(
    server,
    (address) => isTrusted(address) || (options.rateLimits !== 'on' && isLoopback(address)),
  );
  // Next tells pages of the watch mode over a WebSocket what has changed; nothing else of ours speaks that.
  server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith(WATCHED) || !isOurs(request.headers.host)) return socket.destroy();
    proxy.ws(request, socket, head, { target: options.services.web }, () => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host ?? '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: address && typeof address === 'object' ? address.port : options.port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      proxy.close();
      slowBodies.stop();
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
