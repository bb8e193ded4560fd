import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '@toile/demo/members';
import { testPostgres } from '@toile/testing';
import { startTestApi, type TestApi } from '../../testing/testing-api.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url);
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});
const COOKIE = 'toile_session';
const free = { email: 'free@demo.toile.test', password: DEMO_PASSWORD };

describe('signing in', () => {
  it('answers who is there, before and after', async () => {
    const person = await api.person();
    expect((await person.get('/auth/status')).body).toEqual({
      logged_in: false,
      user: null,
      segment: 'free-user',
    });
    await person.fetchToken();
    const answer = await person.send('POST', '/auth', { ...free, email: 'FREE@Demo.toile.test' });
    expect(answer).toMatchObject({ status: 200, body: { user: { slug: 'free-demo' }, redirect: '/en' } });
    expect((await person.get('/auth/status')).body).toMatchObject({
      logged_in: true,
      user: { email: free.email, roles: ['member'] },
      segment: 'free-user',
    });
  });

  it('knows every member of the demo', async () => {
    for (const name of [
      'subscriber',
      'student',
      'trend',
      'team',
      'canceled',
      'pastdue',
      'analyst',
      'brand',
      'editor',
    ])
      await api.person(name);
  });

  it('says the same of a wrong password and of nobody', async () => {
    const person = await api.person();
    const wrong = await person.send('POST', '/auth', { email: 'analyst@demo.toile.test', password: 'no' });
    const nobody = await person.send('POST', '/auth', { email: 'nobody@demo.toile.test', password: 'no' });
    expect([wrong.status, nobody.status]).toEqual([401, 401]);
    expect(wrong.body).toEqual(nobody.body);
    expect((await person.send('POST', '/auth', { email: 'x' })).status).toBe(422);
    expect((await person.send('POST', '/auth')).status).toBe(422);
  });

  it('takes a pause after five failures, for the right password too', async () => {
    const person = await api.person();
    const email = 'pastdue@demo.toile.test';
    for (let turn = 0; turn < 5; turn += 1)
      expect((await person.send('POST', '/auth', { email, password: 'no' })).status).toBe(401);
    const answer = await person.send('POST', '/auth', { email, password: DEMO_PASSWORD });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('works as a form, in the language of the page, and never leads away from here', async () => {
    const person = await api.person();
    const post = (fields: object) =>
      person.send('POST', '/auth', new URLSearchParams({ ...free, ...fields }), { 'x-toile-locale': 'fr' });
    expect((await post({ password: 'no' })).headers.get('location')).toBe('/fr/auth?error=unauthenticated');
    const _token = await person.fetchToken('authenticate');
    const inside = await post({ redirect: '/fr/look/x', _token });
    expect([inside.status, inside.headers.get('location')]).toEqual([303, '/fr/look/x']);
    const again = await person.fetchToken('authenticate');
    for (const redirect of ['//evil.test', '/\\evil.test', 'https://evil.test', '/\tevil']) {
      const _token = await person.fetchToken('authenticate');
      expect((await post({ redirect, _token })).headers.get('location')).toBe('/fr');
    }
    expect((await post({ _token: again })).status).toBe(403);
  });

  it('never makes a planted session a member’s, and keeps only hashes', async () => {
    const person = await api.person();
    await person.fetchToken();
    const planted = person.cookies.get(COOKIE);
    await person.send('POST', '/auth', free);
    const token = person.cookies.get(COOKIE) ?? '';
    expect(token).not.toBe(planted);
    const { rows } = await api.pool.query('SELECT s::text AS row FROM account_session s');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString('hex'));
  });

  it('sets cookies scripts cannot read', async () => {
    const answer = await (await api.person()).send('POST', '/auth', free);
    for (const line of answer.headers.getSetCookie())
      expect(line).toMatch(
        /^toile_(session|known_device)=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
      );
  });
});

describe('signing out', () => {
  it('ends this session, or all of them', async () => {
    const [one, two] = [await api.person('editor'), await api.person('editor')];
    const stolen = one.cookies.get(COOKIE) ?? '';
    expect((await one.get('/auth/logout')).status).toBe(303);
    one.cookies.set(COOKIE, stolen);
    expect((await one.get('/auth/status')).body.logged_in).toBe(false);
    const three = await api.person('editor');
    expect((await two.get('/auth/force-relogin')).headers.get('location')).toBe('/en/auth');
    expect((await three.get('/auth/status')).body.logged_in).toBe(false);
  });

  it('comes by itself after two weeks without a visit and after ninety days', async () => {
    const person = await api.person('editor');
    // A process remembers for a second whom a session is of.
    const comesToBe = async (isThere: boolean) => {
      for (const end = Date.now() + 20_000; Date.now() < end; await sleep(100))
        if ((await person.get('/auth/status')).body.logged_in === isThere) return;
      throw new Error(`the session is not ${isThere ? 'there' : 'over'} after twenty seconds`);
    };
    for (const column of ['last_seen_at', 'created_at']) {
      await comesToBe(true);
      await api.pool.query(`UPDATE account_session SET ${column} = now() - interval '91 days'`);
      await comesToBe(false);
      await api.pool.query('UPDATE account_session SET last_seen_at = now(), created_at = now()');
    }
  });
});

describe('the guard', () => {
  it('asks for a session, then for a role', async () => {
    const [anyone, member, operator] = [
      await api.person(),
      await api.person('free'),
      await api.person('operator'),
    ];
    const path = '/api/events/streams/moodboard-nope';
    const codes = async (person: typeof anyone) => {
      const { status, body } = await person.get(path);
      return [status, body.type];
    };
    expect(await codes(anyone)).toEqual([401, '/problems/session/unauthenticated']);
    expect(await codes(member)).toEqual([403, '/problems/role/forbidden']);
    expect(await codes(operator)).toEqual([404, '/problems/stream/unknown']);
  });

  it('refuses a write without a token, with that of another session, and from another origin', async () => {
    const person = await api.person('free');
    const write = (headers: Record<string, string>) =>
      person.send('POST', '/moodboards/create', { name: 'x' }, headers);
    expect((await write({ 'x-csrf-token': '' })).body.type).toBe('/problems/csrf/forbidden');
    const other = await (await api.person('brand')).fetchToken();
    expect((await write({ 'x-csrf-token': other })).body.type).toBe('/problems/csrf/forbidden');
    const form = await person.fetchToken('moodboard');
    expect((await write({ 'x-csrf-token': form })).body.type).toBe('/problems/csrf/forbidden');
    for (const headers of [{ origin: 'https://evil.test' }, { origin: 'null' }])
      expect((await write(headers)).body.type).toBe('/problems/origin/forbidden');
    expect((await write({})).status).toBe(201);
  });

  it('answers with the conversation’s id, the caller’s where it has one', async () => {
    const person = await api.person();
    const given = await person.send('GET', '/auth/status', undefined, { 'x-correlation-id': 'call-12345' });
    expect(given.headers.get('x-correlation-id')).toBe('call-12345');
    const made = await person.send('GET', '/auth/status', undefined, { 'x-correlation-id': 'x y' });
    expect(made.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
