import { createServer } from 'node:http';
import { startIngest } from '@toile/ingest';
import { createLogger } from '@toile/platform';
import { testPostgres } from '@toile/testing';
import { startTestApi } from '../../apps/api/src/testing/testing-api.js';
import { startFrontDoor } from '../../apps/standalone/src/front-door/start-front-door.js';

export const PUBLIC_URL = 'https://toile.example';

/** Api and ingest behind the front door; the web is a page that says what it was asked. */
export async function startEdge({ trustedProxies = [] }: { trustedProxies?: string[] } = {}) {
  const closers: (() => unknown)[] = [];
  const stop = async () => {
    while (closers.length > 0) await closers.pop()?.();
  };
  const logger = createLogger('test', 'silent');
  const loopback = ['127.0.0.1', '::1'];
  const postgres = await testPostgres();
  closers.push(postgres.stop);
  const api = await startTestApi(postgres.url, { publicUrl: PUBLIC_URL, trustedProxies: loopback });
  closers.push(() => api.stop());
  const ingest = await startIngest({
    stores: { log: api.log },
    logger,
    port: 0,
    visitorSecret: 's'.repeat(32),
    trustedProxies: loopback,
  });
  closers.push(() => ingest.close());
  const web = createServer((request, response) => {
    response.setHeader('content-type', 'text/plain').end(`the web, asked for ${request.url}`);
  });
  closers.push(() => web.close().closeAllConnections());
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  const services = {
    api: api.url,
    ingest: `http://127.0.0.1:${ingest.port}`,
    mcp: `http://127.0.0.1:${(web.address() as { port: number }).port}`,
    web: `http://127.0.0.1:${(web.address() as { port: number }).port}`,
  };
  const door = await startFrontDoor({ port: 0, publicUrl: PUBLIC_URL, services, logger, trustedProxies });
  closers.push(() => door.close());
  return { port: door.port, api, ingest, stop };
}
