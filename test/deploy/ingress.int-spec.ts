import { createServer, request, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { startTestApi, type TestApi } from '../../apps/api/src/testing/testing-api.js';
import { askRaw } from '../security/ask-raw.js';
import { hasCaddy, startGateway } from './start-gateway.js';

const onCaddy = hasCaddy ? describe : describe.skip;
/** Loopback has many addresses, so that who is behind the ingress and who is not can be told apart. */
const INGRESS = '127.0.0.2';
const [ADA, EVE] = ['203.0.113.7', '203.0.113.8'];
const HOST = 'toile.example';

onCaddy('behind an ingress that ends https', () => {
  const closers: (() => unknown)[] = [];
  let api: TestApi;
  let ingress: number;
  let gateway: number;

  beforeAll(async () => {
    const postgres = await testPostgres();
    closers.push(postgres.stop);
    api = await startTestApi(postgres.url, { rateLimits: 'on', trustedProxies: ['127.0.0.1', INGRESS] });
    closers.push(() => api.stop());
    const service = new URL(api.url).host;
    const started = await startGateway({
      API: service,
      INGEST: service,
      MCP: service,
      WEB: service,
      PUBLIC_URL: `https://${HOST}`,
      TRUSTED_PROXIES: `${INGRESS}/32 192.0.2.0/24`,
    });
    closers.push(started.stop);
    gateway = started.port;
    const server = createIngress(gateway);
    closers.push(() => server.close().closeAllConnections());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ingress = (server.address() as { port: number }).port;
  });
  afterAll(async () => {
    while (closers.length > 0) await closers.pop()?.();
  });

  /** As cloud load balancers do: adds whom it sees, whatever a client said before. `x-test-visitor` stands for the socket. */
  function createIngress(port: number): Server {
    return createServer((given, response) => {
      const { 'x-test-visitor': visitor, ...headers } = given.headers;
      const before = headers['x-forwarded-for'];
      headers['x-forwarded-for'] = before ? `${before}, ${visitor}` : String(visitor);
      headers['x-forwarded-proto'] = 'https';
      const { method, url: path } = given;
      const passed = request({ host: '127.0.0.1', port, localAddress: INGRESS, method, path, headers });
      passed.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      given.pipe(passed);
    });
  }

  const signIn = (port: number, name: string, password: string, headers: Record<string, string>) => {
    const body = JSON.stringify({ email: `${name}@demo.toile.test`, password });
    const said = { 'content-type': 'application/json', accept: 'application/json', host: HOST, ...headers };
    const length = { 'content-length': String(body.length) };
    return askRaw(port, '/auth', { method: 'POST', body, headers: { ...said, ...length } });
  };
  const visitor = (address = '') => ({ 'x-test-visitor': address });

  it('two visitors are two addresses: five wrong sign-ins of one do not stop the other', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await signIn(ingress, 'subscriber', 'wrong', visitor(EVE))).status).toBe(401);
    expect((await signIn(ingress, 'subscriber', 'wrong', visitor(EVE))).status).toBe(429);
    expect((await signIn(ingress, 'subscriber', 'toile-demo-2026', visitor(ADA))).status).toBe(200);
    // Saying to be somebody else before the ingress changes nothing.
    const forged = { ...visitor(EVE), 'x-forwarded-for': '198.51.100.1' };
    expect((await signIn(ingress, 'subscriber', 'wrong', forged)).status).toBe(429);
  });

  it('cookies are Secure and answers say to stay with https', async () => {
    const answer = await signIn(ingress, 'analyst', 'toile-demo-2026', visitor(ADA));
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/toile_session=[^;]+;.*Secure/);
    expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
    const origin = { ...visitor(ADA), origin: `https://${HOST}` };
    expect((await signIn(ingress, 'analyst', 'toile-demo-2026', origin)).status).toBe(200);
  });

  it('who comes past the ingress is who they are, whatever they say', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const forged = { 'x-forwarded-for': `198.51.100.${attempt}`, 'x-forwarded-proto': 'https' };
      const answer = await signIn(gateway, 'free', 'wrong', { ...forged, 'x-real-ip': '198.51.100.9' });
      expect(answer.headers['strict-transport-security']).toBeUndefined();
    }
    const forged = { 'x-forwarded-for': '198.51.100.77' };
    expect((await signIn(gateway, 'free', 'wrong', forged)).status).toBe(429);
  });

  it('hosts an ingress names are allowed ones too', async () => {
    const asked = (host: string) =>
      askRaw(ingress, '/robots.txt', { headers: { ...visitor(ADA), host: HOST, 'x-forwarded-host': host } });
    expect((await asked('evil.example')).status).toBe(421);
    const answer = await asked(HOST);
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(`https://${HOST}/sitemap`)]);
  });
});
