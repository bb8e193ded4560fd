import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { askHealth, type HealthCheck } from './health.js';
import type { Logger } from './logger.js';

/** Where a service's internal pages listen. */
export interface InternalAddress {
  /** A hundred above the service's own when it is left out. */
  port?: number;
  /** 127.0.0.1 when it is left out; containers say 0.0.0.0, since Prometheus and the kubelet ask from outside. */
  host?: string;
}

export interface InternalPagesOptions {
  name: string;
  port: number;
  host?: string;
  logger: Logger;
  /** What must work for the service to be ready. */
  checks: Record<string, HealthCheck>;
  registry: Registry;
  /** Further pages, by path; answered as JSON. */
  pages?: Record<string, () => object>;
}

interface Page {
  status: number;
  type: string;
  body: string;
}

const HEADERS_TIMEOUT_MS = 5_000;

/**
 * What a service tells those who run it (`/health/live`, `/health/ready`, `/metrics`), at a port of its own to which no
 * gateway forwards: nobody reaches them by an odd spelling of a public path (`internal-pages.int-spec.ts`).
 */
export async function startInternalPages(
  options: InternalPagesOptions,
): Promise<{ port: number; close(): Promise<void> }> {
  collectDefaultMetrics({ register: options.registry });
  const pages = new Map(Object.entries(pagesOf(options)));
  const server = createServer({ headersTimeout: HEADERS_TIMEOUT_MS }, async (request, response) => {
    const page = request.method === 'GET' ? pages.get(request.url?.split('?', 1)[0] ?? '') : undefined;
    if (!page) return response.writeHead(404).end();
    try {
      const { status, type, body } = await page();
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    } catch (error) {
      options.logger.error({ err: error, url: request.url }, 'an internal page failed');
      response.writeHead(500).end();
    }
    return undefined;
  });
  const port = await listening(server, options);
  options.logger.info({ port }, `internal pages of ${options.name} listen`);
  return {
    port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pagesOf({
  checks,
  registry,
  pages = {},
}: InternalPagesOptions): Record<string, () => Promise<Page>> {
  const more = Object.entries(pages).map(([path, page]) => [path, async () => json(200, page())] as const);
  return {
    '/health/live': async () => json(200, { status: 'ok' }),
    '/health/ready': async () => {
      const report = await askHealth(checks);
      return json(report.status === 'ok' ? 200 : 503, report);
    },
    '/metrics': async () => ({ status: 200, type: registry.contentType, body: await registry.metrics() }),
    ...Object.fromEntries(more),
  };
}

const json = (status: number, body: object): Page => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});

async function listening(
  server: Server,
  { port, host = '127.0.0.1' }: InternalPagesOptions,
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return address && typeof address === 'object' ? address.port : port;
}
