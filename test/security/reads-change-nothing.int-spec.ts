import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestDashboard } from '../../apps/api/src/features/figures/testing-dashboard.harness.js';
import { DESCRIBE_PICTURES } from '../../apps/api/src/features/pictures/vectors/describe-pictures.handler.js';
import { COLLECT_EVENTS } from '../../apps/api/src/features/webhooks/events/collect-events.handler.js';
import type { Person, TestApi } from '../../apps/api/src/testing/testing-api.js';
import { everyRow } from './every-row.js';

/** Another site that leads a member's browser to addresses of ours; and browsers that load addresses ahead. */
let api: TestApi;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ api, stop } = await startTestDashboard());
});
afterAll(() => stop?.());

const status = async (person: Person) => (await person.get('/auth/status')).body.logged_in;
const CROSS_SITE = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };

describe('signing out', () => {
  const ask = (person: Person, path: string, headers: Record<string, string>) =>
    person.send('GET', path, undefined, { accept: 'text/html', ...headers });

  it.each([
    ['a link of another site', CROSS_SITE],
    ['one of a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['an old browser that names the other page', { referer: 'https://evil.example/' }],
    ['a form of nobody knows where', { origin: 'null' }],
    ['a browser that loads ahead', { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch;prerender' }],
  ])('is not done for %s', async (_, headers) => {
    for (const [path, page] of [
      ['/auth/logout', '/en/auth/leave'],
      ['/auth/force-relogin', '/en/auth/leave?everywhere=1'],
    ] as const) {
      const [person, elsewhere] = [await api.person('free'), await api.person('free')];
      const led = await ask(person, path, headers);
      expect([led.status, led.headers.get('location'), led.headers.get('set-cookie')]).toEqual([
        303,
        page,
        null,
      ]);
      const refused = await ask(person, path, { ...headers, accept: 'application/json' });
      expect([refused.status, refused.body.type]).toEqual([403, '/problems/origin/forbidden']);
      for (const one of [person, elsewhere]) expect(await status(one)).toBe(true);
    }
  });

  it.each([
    ['a page of ours', { 'sec-fetch-site': 'same-origin' }],
    ['a typed address', { 'sec-fetch-site': 'none' }],
    ['an old browser on a page of ours', { referer: '' }],
    ['a program', {}],
  ])('is done for %s', async (_, headers) => {
    const given = 'referer' in headers ? { referer: `${api.url}/en` } : headers;
    const person = await api.person('free');
    const out = await ask(person, '/auth/logout', given);
    expect([out.status, out.headers.get('location')]).toEqual([303, '/en']);
    expect(await status(person)).toBe(false);
  });

  it('does not come after signing in, wherever the link to the sign-in page leads on', async () => {
    const person = await api.person();
    for (const redirect of ['/auth/logout', '/fr/auth/force-relogin', '/en/look/../auth/%6cogout']) {
      person.cookies.clear();
      person.token = undefined;
      const answer = await person.send('POST', '/auth', {
        email: 'free@demo.toile.test',
        password: 'toile-demo-2026',
        redirect,
      });
      expect(answer.body).toMatchObject({ redirect: '/en' });
    }
  });
});

/** What reading may write: how often somebody asked, and the receipt of a file that was exported. */
const BOOKKEEPING = /^public\.(rate_limit|dashboard_export)$/;
/**
 * How far read models have followed the events, when the clock of jobs last struck, and which queue it held then, all by themselves;
 * events, read models and jobs are compared.
 */
const FOLLOWED = /^(event_store\.projection_build|graphile_worker\._private_(known_crontabs|job_queues))$/;

/** The stores once what was written until now has come to rest. */
async function atRest(): Promise<Map<string, string[]>> {
  let before = await everyRow(api.pool);
  for (let turn = 0; turn < 50; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const now = await everyRow(api.pool);
    if (changes(before, now).length === 0) return now;
    before = now;
  }
  throw new Error('the stores do not come to rest');
}

/** Tables that are not as they were. */
function changes(before: Map<string, string[]>, after: Map<string, string[]>): string[] {
  return [...after]
    .filter(([table, rows]) => JSON.stringify(rows) !== JSON.stringify(before.get(table)))
    .map(([table]) => table)
    .filter((table) => !BOOKKEEPING.test(table) && !FOLLOWED.test(table));
}

interface Document {
  paths: Record<string, Record<string, unknown>>;
}

async function readRoutes(): Promise<string[]> {
  const { paths } = (await (await fetch(`${api.url}/api/openapi.json`)).json()) as Document;
  return Object.entries(paths).flatMap(([path, methods]) => ('get' in methods ? [path] : []));
}

/** Something that is there for each name a path may hold, and something that is not. */
function addresses(path: string, values: Record<string, string>): string[] {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? 'none'));
  const queries = ['', '?token=none&delete=1&confirm=1&_method=DELETE&format=csv&page=1'];
  return queries.map((query) => filled + query);
}

describe('every address that is read', () => {
  it.each(['free', 'operator'])(
    'changes nothing for %s when another site leads there',
    async (name) => {
      const person = await api.person(name);
      const board = (await person.send('POST', '/moodboards/create', { name: `board of ${name}` })).body;
      const shared = (await person.send('POST', `/moodboards/share/${board.slug}`, {})).body;
      const { slug } = (await person.get('/auth/status')).body.user;
      const some: Record<string, string>[] = [
        { slug, token: 'none', id: '1', provider: 'facebook' },
        { slug: board.slug, moodboard: board.slug, token: shared.token ?? board.token, type: 'woman' },
        { slug: 'look-1', type: 'look', look: 'look-1', designer: 'atelier-one', season: 'fall-winter-2026' },
        { slug: 'atelier-one-fw26', collection: 'atelier-one-fw26', format: 'json', domain: 'account' },
      ];
      const routes = await readRoutes();
      expect(routes.length).toBeGreaterThan(100);
      // What the clock does each minute is done before: it finds nothing new meanwhile.
      await api.runJobs(DESCRIBE_PICTURES, COLLECT_EVENTS);
      const before = await atRest();
      const asked = routes.flatMap((path) => [...new Set(some.flatMap((values) => addresses(path, values)))]);
      // Each address is asked for as a page by one of the two and as data by the other.
      const faces = name === 'free' ? ['text/html', 'application/json'] : ['application/json', 'text/html'];
      for (const [index, address] of asked.entries()) {
        const accept = faces[index % 2] ?? '';
        await person.send('GET', address, undefined, { ...CROSS_SITE, accept }).catch(() => undefined);
      }
      expect(changes(before, await everyRow(api.pool))).toEqual([]);
      expect(await status(person)).toBe(true);
    },
    240_000,
  );
});
