import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pagePolicy } from '@toile/contracts';
import { normaliseAddress } from '../../apps/standalone/src/front-door/normalise-path.js';
import { REFUSED_PATHS, ROUTING_CASES } from '../../apps/standalone/src/front-door/testing-routing-cases.js';
import { pageListener } from '../../apps/web/src/server/page-listener.js';
import { askRaw } from '../security/ask-raw.js';
import { hasCaddy, startGateway } from './start-gateway.js';

const onCaddy = hasCaddy ? describe : describe.skip;

async function expectLine(said: () => string, line: string): Promise<void> {
  for (let tries = 0; tries < 100 && !said().includes(line); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(said()).toContain(line);
}

onCaddy('the gateway of deploy/gateway', () => {
  const servers: Server[] = [];
  let gateway: Awaited<ReturnType<typeof startGateway>>;

  beforeAll(async () => {
    const [INGEST = '', API = '', MCP = '', WEB = ''] = await Promise.all(
      ['ingest', 'api', 'mcp', 'web'].map(mirror),
    );
    gateway = await startGateway({ INGEST, API, MCP, WEB, ALLOWED_HOSTS: 'www.toile.example toile.test' });
  });
  afterAll(async () => {
    await gateway?.stop();
    for (const server of servers) server.close().closeAllConnections();
  });

  let drawn = 0;
  /** The web's own server, before a Next that draws one page. */
  const keptPages = pageListener((_request, response) => {
    drawn += 1;
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy({ nonce: 'n' }),
      })
      .end(`<p>${'a page of everybody '.repeat(200)}</p>`);
  });

  /** A service that answers with what it was asked. */
  async function mirror(service: string): Promise<string> {
    const server = createServer((request, response) => {
      if (request.url?.startsWith('/en/kept')) return void keptPages(request, response);
      const locale = request.headers['x-toile-locale'] ?? null;
      response.end(JSON.stringify({ service, url: request.url, locale, headers: request.headers }));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(server.address() as { port: number }).port}`;
  }
  const ask = async (method: string, path: string, headers: Record<string, string>) =>
    JSON.parse((await askRaw(gateway.port, path, { method, headers })).text);

  it.each(ROUTING_CASES)('%s %s (%s) goes to %s', async (method, url, accept, service, asked) => {
    const answer = await ask(method, url, { accept });
    // Services decode what the gateway leaves encoded; its rules have seen it decoded.
    expect({ ...answer, url: normaliseAddress(answer.url) }).toMatchObject({ service, url: asked });
  });

  it.each(REFUSED_PATHS)('%s is refused', async (path) => {
    const { status, headers, text } = await askRaw(gateway.port, path);
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('application/problem+json');
    expect(JSON.parse(text)).toMatchObject({ type: '/problems/path/malformed', status: 400 });
  });

  it('counts what it answers on its internal port, and writes lines that name nobody and open nothing', async () => {
    const path = '/en/moodboards/public/a-token-that-opens/more?token=and-another';
    await askRaw(gateway.port, path, { headers: { cookie: 'session=somebody' } });
    const { text } = await askRaw(gateway.internalPort, '/metrics');
    expect(text).toMatch(/^caddy_http_request_duration_seconds_count\{.*code="200".*\} \d+$/m);
    await expectLine(() => gateway.log(), '"uri":"/en…');
    for (const word of ['a-token-that-opens', 'and-another', 'somebody', 'remote_ip', 'client_ip'])
      expect(gateway.log()).not.toContain(word);
  });

  it('hands on a page of everybody as the web keeps it: drawn once, packed once, known by its tag', async () => {
    const headers = { 'accept-encoding': 'gzip, br, zstd', cookie: 'session=somebody' };
    const all = await Promise.all(
      Array.from({ length: 20 }, () => askRaw(gateway.port, '/en/kept', { headers })),
    );
    expect(drawn).toBe(1);
    for (const { status, headers: given } of all) {
      expect(status).toBe(200);
      expect(given).toMatchObject({
        'cache-control': 'public, max-age=0, s-maxage=2, stale-while-revalidate=1',
        'content-encoding': 'br',
        age: expect.stringMatching(/^[012]$/),
        etag: expect.stringMatching(/^"[\w-]+-br"$/),
        vary: expect.stringContaining('accept'),
      });
      expect(given['set-cookie']).toBeUndefined();
    }
    const etag = String(all[0]?.headers.etag);
    const again = await askRaw(gateway.port, '/en/kept', { headers: { ...headers, 'if-none-match': etag } });
    expect([again.status, again.headers.etag, again.text]).toEqual([304, etag, '']);
  });

  it('passes the language on, and takes no client’s word for it', async () => {
    const accept = 'application/json';
    expect((await ask('GET', '/fr/look/x', { accept })).locale).toBe('fr');
    expect((await ask('GET', '/look/x', { accept, 'x-toile-locale': 'fr' })).locale).toBeNull();
  });

  it.each(['127.0.0.1:80', 'www.toile.example', 'TOILE.test'])('answers to %s', async (host) => {
    expect((await askRaw(gateway.port, '/en', { headers: { host } })).status).toBe(200);
  });

  it.each(['evil.example', '127.0.0.1.evil.example', 'evil.example:127.0.0.1', '7.0.0.1', 'example'])(
    'does not answer to %s',
    async (host) => {
      const { status, text } = await askRaw(gateway.port, '/en', { headers: { host } });
      expect(status).toBe(421);
      expect(JSON.parse(text)).toMatchObject({ type: '/problems/host/unknown', status: 421 });
    },
  );

  it('believes nothing a client says of itself', async () => {
    const { headers } = await ask('GET', '/en', {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      'x-real-ip': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
    });
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': `127.0.0.1:${gateway.port}`,
    });
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['x-real-ip']));
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['forwarded']));
  });

  it('waits ten seconds for headers', async () => {
    const socket = connect(gateway.port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: 127'));
    socket.resume().once('error', () => undefined);
    await once(socket, 'close', { signal: AbortSignal.timeout(25_000) });
  });

  it('says that it lives at a port of its own', async () => {
    expect((await askRaw(gateway.internalPort, '/health/live')).status).toBe(200);
    expect((await askRaw(gateway.internalPort, '/en')).status).toBe(404);
  });
});
