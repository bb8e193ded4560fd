import { domainToASCII } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import { join, newcomer, PASSWORD, signIn } from './testing-accounts.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url, { rateLimits: 'auto' });
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const HTML = '<script>alert(1)</script><img src=x onerror=alert(1)>';
const SQL = "'; DROP TABLE account_session; --";
const ODD = [
  'x'.repeat(500),
  'x'.repeat(20_000),
  '👗'.repeat(120),
  '\u202eevil\u202c',
  'nul\u0000byte',
  'half\ud83d',
  'two\r\nlines',
  SQL,
  HTML,
  '{{7*7}}',
  '../../etc/passwd',
  '',
  ' ',
  null,
  0,
  -1,
  true,
  [],
  {},
  ['a'],
  { $ne: null },
];
const FIELDS = Object.keys(newcomer(''));

/** What a caller can be told; anything of 500 and above is our fault. */
const understood = (status: number) => status >= 200 && status < 500;

describe('odd input', () => {
  it.each(FIELDS)('is taken or refused in the field %s of a registration, never a failure', async (field) => {
    const person = await api.person();
    for (const [turn, odd] of ODD.entries()) {
      const body = { ...newcomer(`odd-${field}-${turn}@a.test`), [field]: odd };
      const { status } = await person.send('POST', '/api/register', body);
      expect([field, odd, understood(status)]).toEqual([field, odd, true]);
    }
  });

  it('comes back as it was given where it is a name', async () => {
    for (const [turn, first_name] of [HTML, SQL, 'שָׁלוֹם', 'Zoë 👩‍🎨', 'ﬁ'].entries()) {
      const ada = await join(api, `names-${turn}@a.test`, { first_name });
      expect((await ada.get('/auth/status')).body.user.first_name).toBe(first_name);
    }
    // What a person wrote is text in our mails.
    const mail = api.mails.find((one) => one.to === 'names-0@a.test');
    expect(mail?.html).not.toContain('<script>');
    expect(mail?.html).toContain('&lt;script&gt;');
    expect((await api.pool.query('SELECT count(*) FROM account_session')).rows).toHaveLength(1);
  });

  it('is understood at every other door of accounts', async () => {
    const ada = await join(api, 'doors@a.test');
    const { slug } = (await ada.get('/auth/status')).body.user;
    const doors: [string, string, string[]][] = [
      ['PATCH', `/api/user/${slug}`, FIELDS],
      ['POST', '/user/account/update', ['first_name', 'locale', 'newsletter', 'company']],
      ['POST', '/user/account/password', ['current_password', 'password']],
      ['POST', '/user/account/email', ['email', 'password']],
      ['POST', '/user/account/sessions', ['id']],
      ['POST', '/auth', ['email', 'password', 'redirect']],
      ['POST', '/auth/forgot-password', ['email']],
      ['POST', '/auth/reset-password', ['token', 'password']],
      ['POST', '/api/register/validate-email', ['email']],
      ['POST', '/api/security/generate-csrf-token', ['id']],
    ];
    for (const [method, path, fields] of doors)
      for (const field of fields)
        for (const odd of ODD) {
          const { status } = await ada.send(method, path, { [field]: odd });
          expect([method, path, field, odd, understood(status)]).toEqual([method, path, field, odd, true]);
        }
    for (const odd of ['%00', '%ff', 'x'.repeat(2_000), encodeURIComponent(HTML), encodeURIComponent(SQL)]) {
      for (const path of [
        `/api/user/${odd}/data`,
        `/api/user/${odd}/sessions`,
        `/auth/reset-password?token=${odd}`,
      ])
        expect(understood((await ada.get(path)).status)).toBe(true);
      expect(understood((await ada.get(`/auth/confirm?token=${odd}`)).status)).toBe(true);
      expect(understood((await ada.send('DELETE', `/api/user/${slug}/sessions/${odd}`)).status)).toBe(true);
    }
  });

  it('says which fields are wrong, without the inside of anything', async () => {
    const person = await api.person();
    const answer = await person.send('POST', '/api/register', { email: 'x', terms: false });
    const paths = answer.body.violations.map((one) => one.propertyPath);
    expect(answer.status).toBe(422);
    expect(paths.sort()).toEqual(['email', 'password', 'first_name', 'last_name', 'locale', 'terms'].sort());
    for (const path of ['/api/nothing-here', '/api/user/%ff', '/auth/status?%']) {
      const text = JSON.stringify((await person.get(path)).body);
      expect(text).not.toMatch(/\bat .*\.[jt]s:|node_modules|SELECT/);
    }
  });
});

describe('addresses', () => {
  it.each(['ada+looks@a.test', 'ada@bücher.test', "o'neil@a.test"])(
    '%s can join and sign in',
    async (email) => {
      const person = await api.person();
      expect((await person.send('POST', '/api/register', newcomer(email))).status).toBe(201);
      expect((await signIn(person, email)).status).toBe(200);
    },
  );

  it('are the same in every spelling of case, and of an international domain', async () => {
    const person = await api.person();
    await person.send('POST', '/api/register', newcomer('same@größe.test'));
    for (const email of [
      'SAME@GRÖSSE.test'.replace('SS', 'ß'),
      `same@${domainToASCII('größe.test')}`,
      ' Same@größe.test ',
    ])
      expect([email, (await person.send('POST', '/api/register', newcomer(email))).status]).toEqual([
        email,
        409,
      ]);
  });
});

describe('forged requests', () => {
  const write = (person: Person, headers: Record<string, string>) =>
    person.send(
      'POST',
      '/user/account/password',
      { current_password: PASSWORD, password: PASSWORD },
      headers,
    );

  it('carry no token, a stranger’s, an old one, or one of before signing in', async () => {
    const [ada, eve] = [await join(api, 'forged@a.test'), await join(api, 'eve@a.test')];
    const [time = '', mac = ''] = (ada.token ?? '').split('.');
    const later = (Number.parseInt(time, 36) + 1000).toString(36);
    for (const token of ['', 'x.y', '.', eve.token ?? '', `${later}.${mac}`, `${time}.${mac.slice(1)}`]) {
      const answer = await write(ada, { 'x-csrf-token': token });
      expect([token, answer.body.type]).toEqual([token, '/problems/csrf/forbidden']);
    }
    const before = ada.token ?? '';
    await ada.get('/auth/logout');
    await signIn(ada, 'forged@a.test');
    expect((await write(ada, { 'x-csrf-token': before })).body.type).toBe('/problems/csrf/forbidden');
  });

  it('come from another origin, or hide where they come from', async () => {
    const ada = await join(api, 'origin@a.test');
    const { host } = new URL(api.url);
    for (const origin of [
      'https://evil.test',
      'null',
      `http://${host}.evil.test`,
      `http://evil.test/${host}`,
    ])
      expect((await write(ada, { origin })).body.type).toBe('/problems/origin/forbidden');
  });

  it('plant a session, which signing in and registering do not keep', async () => {
    const ada = await api.person();
    ada.cookies.set('toile_session', 'planted');
    await ada.fetchToken();
    await ada.send('POST', '/api/register', newcomer('fixed@a.test'));
    expect((await ada.get('/auth/status')).body.logged_in).toBe(false);
    await signIn(ada, 'fixed@a.test');
    expect(ada.cookies.get('toile_session')).toMatch(/^[\w-]{43}$/);
    const eve = await api.person();
    eve.cookies.set('toile_session', 'planted');
    expect((await eve.get('/auth/status')).body.logged_in).toBe(false);
  });
});
