import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROLES, type Role } from '@toile/contracts';
import { testPostgres } from '@toile/testing';
import { join } from '../../features/accounts/testing-accounts.js';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import { TRACKING } from '../openapi/tracking-document.js';
import { type GuardedRoute, permissionsPage } from './permissions-page.js';

const PAGE = 'docs/reference/permissions.md';
let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
const people = new Map<Role | 'visitor', Person>();
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url);
  const visitor = await api.person();
  await visitor.fetchToken();
  people.set('visitor', visitor);
  const operator = await api.person('operator');
  for (const role of ROLES) {
    const person = await join(api, `${role}@roles.test`);
    const { slug } = (await person.get('/auth/status')).body.user;
    await operator.send('PUT', `/api/user/${slug}/roles`, { roles: [role] });
    people.set(role, person);
  }
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

/** Every route that is served, as the api describes itself. */
async function servedRoutes(): Promise<GuardedRoute[]> {
  const document = (await (await fetch(`${api.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { 'x-permission'?: string }>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      permission: operation['x-permission'] ?? null,
    })),
  );
}

it('the page in the documentation is what the code says; UPDATE_DOCS=1 writes it', async () => {
  const page = permissionsPage(await servedRoutes());
  if (process.env.UPDATE_DOCS === '1') await writeFile(PAGE, page);
  expect(await readFile(PAGE, 'utf8')).toBe(page);
});

/** Ends the session that asks, so it is asked of nobody here; `accounts.int-spec.ts` does. */
const ENDS_SESSION = ['/auth/logout', '/auth/force-relogin'];
/** They do nothing in the name of a session. */
const NEEDS_NO_TOKEN = new Set([
  '/api/security/generate-csrf-token',
  '/api/register/validate-email',
  '/api/medias',
  '/auth/connect/{provider}/callback',
  // Signed by who sends it.
  '/api/payments/stripe/webhook',
  '/data/unsubscribe/{token}',
  '/data/mail-consent/{token}',
  '/newsletter/subscribe-widget',
  '/newsletter/subscribe-widget-global',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
]);
const filledIn = (path: string) => path.replace(/\{\w+\}/g, 'no-such-thing');

/** What the page in the documentation says of a route: the roles that may, or everybody. */
async function documented(): Promise<Map<string, ReadonlySet<string> | 'everybody'>> {
  const page = await readFile(PAGE, 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  const [, ...names] = cellsOf(rows[0] ?? '');
  const roles = new Map(
    rows.slice(2).map((line) => {
      const [permission = '', ...cells] = cellsOf(line);
      return [permission.replaceAll('`', ''), new Set(names.filter((_, at) => cells[at] === 'yes'))];
    }),
  );
  const routes = new Map<string, ReadonlySet<string> | 'everybody'>();
  for (const section of page.split(/^##+ /m).slice(1)) {
    const who = roles.get(section.split('\n', 1)[0] ?? '') ?? 'everybody';
    for (const [, method, path] of section.matchAll(/^- ([A-Z]+) `(.+)`$/gm))
      routes.set(`${method} ${path}`, who);
  }
  return routes;
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

describe('every route, asked as every role', () => {
  it('answers whom the documentation says, refuses everybody else, and wants a token for every write', async () => {
    const table = await documented();
    const wrong: string[] = [];
    // Ingest answers what is in TRACKING: a beacon does nothing in the name of a session.
    for (const { method, path } of await servedRoutes()) {
      if (ENDS_SESSION.includes(path) || path in TRACKING.paths) continue;
      const who = table.get(`${method} ${path}`) ?? 'everybody';
      // Tokens know nothing of roles: that a forged one is refused is asked by one who would be let in with a true one.
      const forger = ROLES.find((role) => who === 'everybody' || who.has(role));
      for (const [role, person] of people) {
        const ask = async (headers = {}) => {
          const answer = await person.send(
            method,
            filledIn(path),
            method === 'GET' ? undefined : {},
            headers,
          );
          return String(answer.body.type ?? '');
        };
        const expected =
          who === 'everybody' || who.has(role)
            ? ''
            : `/problems/${role === 'visitor' ? 'session/unauthenticated' : 'role/forbidden'}`;
        const given = (await ask()).match(/.*\/(session\/unauthenticated|role\/forbidden)$/)?.[0] ?? '';
        if (given !== expected) wrong.push(`${role}: ${method} ${path} ${given || 'let in'}`);
        if (method === 'GET' || NEEDS_NO_TOKEN.has(path) || role !== forger) continue;
        if ((await ask({ 'x-csrf-token': 'forged' })) !== '/problems/csrf/forbidden')
          wrong.push(`${role}: ${method} ${path} took a forged token`);
      }
    }
    expect(wrong).toEqual([]);
    for (const [role, person] of people)
      expect([role, (await person.get('/auth/status')).body.logged_in]).toEqual([role, role !== 'visitor']);
  });
});
