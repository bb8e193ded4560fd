import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { readEnvironment } from '../environment.js';
import { ContentVersion, follow } from './content-version.js';
import { endServer } from './end-server.js';
import { pageListener } from './page-listener.js';

/**
 * The web's server: Next behind a cache of whole pages (`docs/decisions/0024-public-pages-are-the-same-for-everybody.md`).
 * `npm run build` bundles it over the server Next leaves in `.next/standalone`, and it takes the same settings.
 */
const dir = fileURLToPath(new URL('.', import.meta.url));
const hostname = process.env.HOSTNAME || '0.0.0.0';
const port = Number(process.env.PORT) || 3000;
/** Pages of a busy machine take seconds; an orchestrator gives 30 or more. */
const STOP_MS = 20_000;
const NEXT_STOPS_MS = 2_000;

// What Next's own standalone server does: its settings were fixed when it was built, and their file is not there.
const { config } = JSON.parse(readFileSync(join(dir, '.next/required-server-files.json'), 'utf8'));
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
process.chdir(dir);

const { default: createNext } = await import('next');
const next = createNext({ dev: false, dir, hostname, port });
await next.prepare();

/** Scripts and styles have a hash of their content in their names, and were packed when they were built. */
const files = sirv(join(dir, '.next/static'), {
  immutable: true,
  maxAge: 31_536_000,
  brotli: true,
  gzip: true,
});
const STATIC = '/_next/static';
const stopping = new AbortController();
const content = new ContentVersion(Date.now);
void follow(content, readEnvironment().apiUrl, stopping.signal);
const pages = pageListener(next.getRequestHandler(), Date.now, content);

const server = createServer((request, response) => {
  if (!request.url?.startsWith(`${STATIC}/`)) return pages(request, response);
  const { url } = request;
  request.url = url.slice(STATIC.length);
  response.setHeader('x-content-type-options', 'nosniff');
  return files(request, response, () => {
    request.url = url;
    pages(request, response);
  });
});
server.keepAliveTimeout = Number(process.env.KEEP_ALIVE_TIMEOUT) || 5_000;
server.listen(port, hostname);

const stop = async () => {
  stopping.abort();
  await endServer(server, STOP_MS);
  // What Next has left to do is nobody's answer.
  await Promise.race([next.close().catch(() => undefined), sleep(NEXT_STOPS_MS)]);
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
