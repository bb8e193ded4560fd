import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FIGURE_ADDRESSES, isUnobeyed } from '@toile/contracts';
import { testPostgres, testWarehouse } from '@toile/testing';
import pg from 'pg';
import { startTestApi, type TestApi } from '../../../testing/testing-api.js';
import { emptyLedger } from '../testing-facts.js';

let api: TestApi;
let stop: () => Promise<void>;
beforeAll(async () => {
  const postgres = await testPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
  const store = await testWarehouse(pool);
  api = await startTestApi(postgres.url, { warehouse: store.warehouse });
  await emptyLedger(pool);
  stop = async () => {
    await api.stop();
    await store.stop();
    await pool.end();
    await postgres.stop();
  };
});
afterAll(() => stop?.());

interface Made {
  id: string;
  token: string;
  scopes: string[];
}
async function tokenOf(name: string, body: object) {
  const person = await api.person(name);
  const answer = await person.send('POST', '/api/dashboard/tokens', body);
  return { person, status: answer.status, made: answer.body as unknown as Made };
}
const ask = (path: string, token: string, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/api/dashboard/${path}`, { headers: { authorization: `Bearer ${token}`, ...headers } });
const environment = async (token: string) =>
  ((await (await ask('configuration', token)).json()) as { environment: string }).environment;

it('gives programs the figures of their scopes, until the token is withdrawn', async () => {
  const { person, made } = await tokenOf('analyst', { name: 'Notebook', scopes: ['brands'] });
  expect(made.token).toMatch(/^toile_/);
  expect(await environment(made.token)).toBe('Master');
  const ranking = await ask('graphs/ranking?season=spring-summer-2027', made.token);
  expect(ranking.status).toBe(200);
  expect(ranking.headers.get('ratelimit-policy')).toBe('"token";q=120;w=60');
  expect(ranking.headers.get('ratelimit')).toMatch(/^"token";r=11\d;t=\d+$/);
  const before = await ask('graphs/ranking?season=spring-summer-2027', made.token, {
    'toile-version': '2026-11-01',
  });
  expect([before.headers.get('ratelimit-limit'), before.headers.has('ratelimit')]).toEqual(['120', false]);
  expect((await ask('seasons/kpi', made.token)).status).toBe(403);
  const listed = (await person.get('/api/dashboard/tokens')).body.results as unknown as Made[];
  expect(listed).toMatchObject([{ id: made.id, name: 'Notebook', scopes: ['brands'] }]);
  expect(listed[0]?.token).toBeUndefined();
  expect((await person.send('DELETE', `/api/dashboard/tokens/${made.id}`)).status).toBe(204);
  expect((await ask('graphs/ranking', made.token)).status).toBe(401);
  expect((await person.send('DELETE', '/api/dashboard/tokens/none')).status).toBe(404);
});

it('gives another token with the same scopes for as long again, and the one before ends', async () => {
  const { made, person } = await tokenOf('analyst', { name: 'Rotated', scopes: ['brands'], days: 30 });
  const path = `/api/dashboard/tokens/${made.id}/token`;
  expect((await (await api.person('operator')).send('POST', path)).status).toBe(404);
  const { status, body } = await person.send('POST', path);
  expect([status, body]).toMatchObject([
    200,
    { id: made.id, name: 'Rotated', scopes: ['brands'], last_used_at: null },
  ]);
  expect((await ask('graphs/ranking', made.token)).status).toBe(401);
  expect((await ask('graphs/ranking?season=spring-summer-2027', String(body.token))).status).toBe(200);
  const { expires_at, created_at } = body as unknown as { expires_at: string; created_at: string };
  const days = (Date.parse(expires_at) - Date.parse(created_at)) / 86_400_000;
  expect(Math.round(days)).toBe(30);
  // A token opens no token.
  const answer = await fetch(`${api.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${body.token}` },
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  await api.pool.query('UPDATE dashboard_token SET expires_at = now() WHERE id = $1', [made.id]);
  expect((await person.send('POST', path)).status).toBe(404);
});

it('makes one token for one key, however often it is asked, and tells another request apart', async () => {
  const person = await api.person('analyst');
  const make = (body: object, key: string, who = person) =>
    who.send('POST', '/api/dashboard/tokens', body, { 'idempotency-key': key });
  const made = await Promise.all(Array.from({ length: 4 }, () => make({ name: 'Once' }, 'made-once')));
  const again = await make({ name: 'Once' }, 'made-once');
  expect([
    again.status,
    again.headers.get('idempotency-replayed'),
    again.headers.get('cache-control'),
  ]).toEqual([201, 'true', 'private, no-store']);
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set([...made, again].map(({ body }) => body.token)).size).toBe(1);
  expect((await make({ name: 'Other' }, 'made-once')).body.type).toBe('/problems/idempotency-key/invalid');
  expect((await make({ name: 'Once' }, 'no key')).status).toBe(422);
  // What was refused may be sent again under its key, corrected.
  expect((await make({ name: '' }, 'corrected')).status).toBe(422);
  expect((await make({ name: 'Corrected' }, 'corrected')).status).toBe(201);
  const listed = (await person.get('/api/dashboard/tokens')).body.results as unknown as { name: string }[];
  expect(
    listed
      .map(({ name }) => name)
      .filter((name) => /Once|Other|Corrected/.test(name))
      .sort(),
  ).toEqual(['Corrected', 'Once']);
  // Another member's key of the same name is another key, and nothing readable is kept.
  const operator = await api.person('operator');
  expect((await make({ name: 'Once' }, 'made-once', operator)).headers.has('idempotency-replayed')).toBe(
    false,
  );
  const { rows } = await api.pool.query('SELECT encode(answer, $1) AS answer FROM idempotent_write', [
    'escape',
  ]);
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toContain('toile_');
});

it('lets nobody write with a token, nor make one without a dashboard subscription', async () => {
  const { made } = await tokenOf('analyst', { name: 'Read' });
  const write = await fetch(`${api.url}/api/dashboard/tokens`, {
    method: 'POST',
    body: JSON.stringify({ name: 'More' }),
    headers: { authorization: `Bearer ${made.token}`, 'content-type': 'application/json' },
  });
  expect(write.status).toBe(401);
  expect((await tokenOf('free', { name: 'No' })).status).toBe(403);
  expect((await tokenOf('analyst', { name: 'No', scopes: ['everything'] })).status).toBe(422);
});

it('limits how often a token asks', async () => {
  const { made } = await tokenOf('analyst', { name: 'Busy' });
  let last: Response | undefined;
  for (let n = 0; n < 300 && last?.status !== 429; n++) last = await ask('configuration', made.token);
  expect(last?.status).toBe(429);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('shows the demo to visitors and members without a subscription', async () => {
  const visitor = await api.person();
  expect((await visitor.get('/api/dashboard/configuration')).body).toMatchObject({ environment: 'Demo' });
  const free = await api.person('free');
  expect((await free.get('/api/dashboard/configuration')).body).toMatchObject({ environment: 'Demo' });
  expect((await free.get('/api/dashboard/seasons/kpi?season=spring-summer-2030')).status).toBe(403);
});

it.each([
  ['city=atlantis', 'paris'],
  ['type=robot', 'woman'],
  ['season=summer', 'spring-summer-2027'],
  ['metric=sales', 'traffic'],
  ['scope=mine', 'top-20-brands'],
  ['view=dark', 'main_colours'],
  ['category=none', 'all-categories'],
  ['country=atlantis', 'sweden'],
  ['job=astronaut', 'consumer'],
  ['definition=4', '3'],
  ['explain=maybe', 'true'],
])('says what is allowed instead of %s', async (query, allowed) => {
  const person = await api.person('analyst');
  const [filter = ''] = query.split('=');
  // One that obeys it; how an answer is given, any takes.
  const figure = FIGURE_ADDRESSES.find((address) => !isUnobeyed(address, filter));
  const answer = await person.get(`/api/dashboard/${figure}?${query}`);
  expect(answer.status).toBe(422);
  const { violations } = answer.body as unknown as {
    violations: { propertyPath: string; message: string }[];
  };
  expect(violations[0]?.propertyPath).toBe(filter);
  expect(violations[0]?.message).toContain(allowed);
});
