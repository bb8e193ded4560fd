import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createLogger } from '@toile/platform';
import { ReaderAnswers } from './reader-answers.js';
import { startFrontDoor } from './start-front-door.js';

/** An api that knows sessions, and a web whose page says all it can find out about its reader. */
const plans = new Map<string, string>();
const seenByWeb: string[] = [];
let drawn = 0;
let tokensFail = false;
let readersUrl = '';
let door = '';
const closers: (() => unknown)[] = [];

const sessionIn = ({ headers }: IncomingMessage) =>
  /toile_session=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
const tokenOf = (session: string) => `token-of-${session}.`.padEnd(30, '0');

const api = createServer((request, response) => {
  const session = sessionIn(request);
  if (request.method === 'POST' && request.url === '/api/security/generate-csrf-token')
    response.writeHead(tokensFail ? 503 : 200).end(JSON.stringify({ token: tokenOf(session) }));
  else if (request.method === 'POST') response.writeHead(204).end();
  else response.end(JSON.stringify({ plan: plans.get(session) ?? 'none' }));
});

const web = createServer(async (request, response) => {
  const cookie = request.headers.cookie ?? '';
  seenByWeb.push(JSON.stringify(request.headers));
  drawn += 1;
  const number = drawn;
  const session = sessionIn(request);
  const asked = session.startsWith('reader.') ? readersUrl : apiUrl();
  const own = await fetch(`${asked}/plan`, { headers: { cookie, 'x-toile-locale': 'en' } });
  const tokens = `${asked}/api/security/generate-csrf-token`;
  const answer = session
    ? await fetch(tokens, { method: 'POST', headers: { cookie }, body: JSON.stringify({ id: 'rating' }) })
    : null;
  const token = answer?.ok ? ((await answer.json()) as { token: string }).token : 'no form';
  response
    .writeHead(200, {
      'content-type': 'text/html',
      'content-security-policy': `script-src 'nonce-${btoa(`nonce ${number}`)}'`,
    })
    .end(`<p>${await own.text()}</p><b>${token}</b><i>${cookie}</i><em>${number}</em>`);
});

const listening = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
const apiUrl = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

const page = async (session: string | null, path = '/en/model') => {
  const answer = await fetch(door + path, {
    headers: { accept: 'text/html', ...(session ? { cookie: `a=b; toile_session=${session}` } : {}) },
  });
  expect(answer.status).toBe(200);
  return answer.text();
};

beforeAll(async () => {
  const services = { api: await listening(api), web: await listening(web), ingest: 'http://127.0.0.1:1' };
  const answers = new ReaderAnswers();
  const started = await answers.start();
  readersUrl = started.url;
  const logger = createLogger('front-door', 'silent');
  const front = await startFrontDoor({ port: 0, publicUrl: 'http://localhost', services, logger, answers });
  door = `http://127.0.0.1:${front.port}`;
  closers.push(
    () => front.close(),
    started.close,
    ...[web, api].map((server) => () => {
      server.closeAllConnections();
      server.close();
    }),
  );
});
afterAll(async () => {
  for (const close of closers) await close();
});
beforeEach(() => {
  plans.clear();
  tokensFail = false;
  seenByWeb.length = 0;
  drawn = 0;
});

it('shows many readers at once their own plan and token, and draws a few times only', async () => {
  const sessions = Array.from({ length: 60 }, (_, index) => `member${index}`);
  for (const [index, session] of sessions.entries()) plans.set(session, index % 3 ? 'all' : 'few');
  for (let round = 0; round < 2; round += 1)
    for (const [index, text] of (await Promise.all(sessions.map((one) => page(one, '/en/many')))).entries()) {
      const session = sessions[index] ?? '';
      expect(text).toContain(`<p>{"plan":"${plans.get(session)}"}</p><b>${tokenOf(session)}</b>`);
      for (const other of sessions) if (other !== session) expect(text).not.toContain(tokenOf(other));
    }
  expect(drawn).toBeLessThan(60);
});

it('never tells the web who reads', async () => {
  plans.set('ada-secret', 'all');
  const text = await page('ada-secret', '/en/who');
  expect(text).toMatch(/<i>toile_session=reader\.[0-9a-f]{48}<\/i>/);
  expect(seenByWeb.join()).not.toMatch(/ada-secret|a=b/);
});

it('follows a plan that ends and a session that is ended with the next page', async () => {
  plans.set('ada', 'all').set('bea', 'all');
  expect(await page('ada')).toContain('"all"');
  plans.set('ada', 'few');
  expect(await page('ada')).toContain('"few"');
  expect(await page('bea')).toContain('"all"');
  plans.delete('bea');
  expect(await page('bea')).toContain('"none"');
  expect(await page(null)).toContain('<p>{"plan":"none"}</p><b>no form</b>');
});

it('draws plainly when the api gives no token, and keeps nothing of it', async () => {
  plans.set('ada', 'all');
  tokensFail = true;
  expect(await page('ada', '/en/failing')).toContain('no form');
  tokensFail = false;
  expect(await page('ada', '/en/failing')).toContain(tokenOf('ada'));
});

it('draws anew for who has just written', async () => {
  const numberOf = async (session: string) =>
    Number(/<em>(\d+)/.exec(await page(session, '/en/written'))?.[1]);
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([numberOf('ada'), numberOf('bea')]);
    const before = drawn;
    await fetch(`${door}/api/anything`, { method: 'POST', headers: { cookie: 'toile_session=ada' } });
    expect(await numberOf('ada')).toBeGreaterThan(before);
  }
});

it('answers nothing about a reader without a rendering under way, and no writes', async () => {
  for (const cookie of ['', 'toile_session=ada', `toile_session=reader.${'0'.repeat(48)}`])
    expect((await fetch(`${readersUrl}/plan`, { headers: { cookie } })).status).toBe(403);
});

it('takes no handle from outside for a reader', async () => {
  plans.set('ada', 'all');
  await page('ada', '/en/handle');
  const handle = /toile_session=(reader\.[0-9a-f]+)/.exec(seenByWeb.join())?.[1] ?? '';
  expect(handle).not.toBe('');
  expect(await page(handle, '/en/handle')).toContain('<p>{"plan":"none"}</p><b>no form</b><i></i>');
});

it('compresses for those who take it', async () => {
  const raw = await new Promise<Buffer>((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip', cookie: 'toile_session=ada' };
    get(`${door}/en/zip`, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
  expect(gunzipSync(raw).toString()).toContain(tokenOf('ada'));
});
