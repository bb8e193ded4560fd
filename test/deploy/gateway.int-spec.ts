import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@toile/embedded';
import { ROUTING_CASES } from '../../apps/standalone/src/front-door/testing-routing-cases.js';

const isHere = spawnSync('caddy', ['version'], { stdio: 'ignore' }).status === 0;
const onCaddy = isHere ? describe : describe.skip;

interface Asked {
  service: string;
  url: string;
  locale: string | null;
}

onCaddy('the gateway of deploy/gateway', () => {
  const servers: Server[] = [];
  let caddy: ChildProcess;
  let port: number;

  beforeAll(async () => {
    port = await freePort();
    const [ingest, api, web] = await Promise.all(['ingest', 'api', 'web'].map(mirror));
    caddy = spawn('caddy', ['run', '--config', 'deploy/gateway/Caddyfile', '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: {
        ...{ PATH: process.env.PATH, HOME: '/nonexistent', SITE_ADDRESS: `http://:${port}` },
        ...{ INGEST: ingest, API: api, WEB: web },
      },
    });
    const deadline = Date.now() + 15_000;
    while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))) {
      if (Date.now() > deadline) throw new Error('Caddy did not start');
      await sleep(50);
    }
  });
  afterAll(async () => {
    caddy.kill();
    for (const server of servers) server.close().closeAllConnections();
  });

  /** A service that answers with what it was asked. */
  async function mirror(service: string): Promise<string> {
    const server = createServer((request, response) => {
      const locale = request.headers['x-toile-locale'] ?? null;
      response.end(JSON.stringify({ service, url: request.url, locale }));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(server.address() as { port: number }).port}`;
  }
  const ask = async (method: string, url: string, headers: Record<string, string>): Promise<Asked> =>
    (await fetch(`http://127.0.0.1:${port}${url}`, { method, headers })).json() as Promise<Asked>;

  it.each(ROUTING_CASES)('%s %s (%s) goes to %s', async (method, url, accept, service, asked) => {
    expect(await ask(method, url, { accept })).toMatchObject({ service, url: asked });
  });

  it('passes the language on, and takes no client’s word for it', async () => {
    const accept = 'application/json';
    expect((await ask('GET', '/fr/look/x', { accept })).locale).toBe('fr');
    expect((await ask('GET', '/look/x', { accept, 'x-toile-locale': 'fr' })).locale).toBeNull();
  });

  it('leaves what a path escapes as it is', async () => {
    const asked = await ask('GET', '/fr/download/a%2Fb%20c/pdf?q=%C3%A9', { accept: '*/*' });
    expect(asked.url).toBe('/download/a%2Fb%20c/pdf?q=%C3%A9');
  });
});
