import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { startTestApi, type TestApi } from '../../testing/testing-api.js';
import { join, mailTo, newcomer, PASSWORD, pressLink, signIn, tokenIn } from './testing-accounts.js';

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
const other = 'another long pass phrase';

describe('joining', () => {
  it('makes an account, mails a link in the member’s language, and verifies once', async () => {
    const ada = await api.person();
    const made = await ada.send('POST', '/api/register', newcomer('walk@a.test', { locale: 'fr' }));
    expect(made).toMatchObject({ status: 201, body: { user: { email_verified: false, locale: 'fr' } } });
    expect(made.headers.get('location')).toMatch(/^\/api\/user\/m-[0-9a-f]{16}$/);
    const mail = await mailTo(api, 'walk@a.test', /Confirmez/);
    expect(mail.html).toContain('lang="fr"');
    expect(mail.text).toContain('/fr/auth/confirm?token=');
    const link = `/auth/confirm?token=${tokenIn(mail)}`;
    expect(await ada.get(link)).toMatchObject({
      status: 200,
      body: { kind: 'verify', asks: 'nothing', signs_in: true },
    });
    expect(await pressLink(ada, mail)).toMatchObject({ status: 200, body: { confirmed: 'verify' } });
    expect((await pressLink(ada, mail)).status).toBe(410);
    expect((await ada.get(link)).status).toBe(410);
    expect(await signIn(ada, 'WALK@a.test')).toMatchObject({
      body: { user: { email_verified: true, roles: ['member'], job: 'designer' } },
    });
  });

  it('asks neither for what somebody does nor where, which is told later or not at all', async () => {
    const untold = { job: undefined, country: undefined, company: undefined };
    const eve = await join(api, 'untold@a.test', untold);
    const own = async () => (await eve.get('/auth/status')).body.user;
    const user = await own();
    expect(user).toMatchObject({ job: null, country: null });
    const tell = (body: object) => eve.send('PATCH', `/api/user/${user.slug}`, body);
    expect((await tell({ job: 'buyer', country: '' })).status).toBe(200);
    expect(await own()).toMatchObject({ job: 'buyer', country: null });
    expect((await tell({ job: 'king' })).status).toBe(422);
    expect((await tell({ job: '' })).status).toBe(200);
    expect(await own()).toMatchObject({ job: null });
  });

  it.each([
    ['/en/premium-memberships?interval=year#all-included', true],
    ['https://evil.test/', false],
    ['//evil.test/', false],
    ['/en/auth/logout', false],
  ])('leads on from the mail to %s only if it is a page of this site', async (redirect, leads) => {
    const email = `plan-${encodeURIComponent(redirect).length}-${redirect.length}@a.test`;
    const eve = await api.person();
    expect((await eve.send('POST', '/api/register', newcomer(email, { redirect }))).status).toBe(201);
    const token = tokenIn(await mailTo(api, email, /confirm your address/));
    const pressed = await eve.send('POST', '/auth/confirm', new URLSearchParams({ token }));
    const onward = leads ? redirect : '/en/user/account/update?done=verified';
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, onward]);
  });

  it('signs in by the link in the browser the account was made in, once, and nobody elsewhere', async () => {
    const redirect = '/en/premium-memberships/checkout?plan=all-included';
    const [laptop, phone, bob] = await Promise.all([api.person(), api.person(), join(api, 'bob@a.test')]);
    const made = async (email: string, by = laptop) => {
      await by.fetchToken();
      await by.send('POST', '/api/register', newcomer(email, { redirect }));
      return tokenIn(await mailTo(api, email, /confirm your address/));
    };
    const press = async (person: typeof phone, token: string) => {
      const form = new URLSearchParams({ token, _token: await person.fetchToken('confirm-link') });
      return person.send('POST', '/auth/confirm', form);
    };
    const who = async (person: typeof phone) => (await person.get('/auth/status')).body.user?.email;
    const signsIn = async (person: typeof phone, token: string) =>
      Object(await person.get(`/auth/confirm?token=${token}`)).body.signs_in as boolean;
    const after = `/en/auth?done=verify&redirect=${encodeURIComponent(redirect)}`;

    const leaked = await made('elsewhere@a.test');
    expect([await signsIn(phone, leaked), await signsIn(laptop, leaked)]).toEqual([false, true]);
    // Opening it has used nothing up and signed nobody in.
    expect(await who(laptop)).toBeUndefined();
    expect((await press(phone, leaked)).headers.get('location')).toBe(after);
    expect(await who(phone)).toBeUndefined();
    expect((await press(laptop, leaked)).headers.get('location')).toMatch(/error=expired/);
    expect(await who(laptop)).toBeUndefined();

    // Another account is signed in in this browser, and stays so.
    const others = await made('others@a.test', bob);
    expect(await signsIn(bob, others)).toBe(false);
    expect((await press(bob, others)).headers.get('location')).toBe(after);
    expect(await who(bob)).toBe('bob@a.test');

    const token = await made('here@a.test');
    const before = laptop.cookies.get('toile_session');
    const twice = await Promise.all([press(laptop, token), press(laptop, token)]);
    expect(twice.map((one) => one.headers.get('location')).sort()).toEqual([
      expect.stringMatching(/error=expired/),
      redirect,
    ]);
    expect(await who(laptop)).toBe('here@a.test');
    expect(laptop.cookies.get('toile_session')).not.toBe(before);
  });

  it('lets exactly one of many who register the same address at once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => api.person()));
    const answers = await Promise.all(
      people.map((one, turn) =>
        one.send('POST', '/api/register', newcomer(turn % 2 ? 'Race@a.test' : 'race@A.TEST')),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  it('says of an address whether it can be used, always with 200', async () => {
    const person = await api.person();
    const verdict = async (email: unknown) =>
      (await person.send('POST', '/api/register/validate-email', { email })).body;
    expect(await verdict('new@a.test')).toEqual({ valid: true, code: 'ok', message: '' });
    expect(await verdict('FREE@demo.toile.test')).toMatchObject({ valid: false, code: 'taken' });
    for (const bad of ['', 'x', null, 7, {}, 'a@b@c', 'a\u0000@b.test'])
      expect(await verdict(bad)).toMatchObject({ valid: false, code: 'invalid' });
    // A form may send all of its fields.
    const rest = { first_name: 'Ada', terms: true, constructor: 1 };
    const asked = await person.send('POST', '/api/register/validate-email', { email: 'new@a.test', ...rest });
    expect(asked.status).toBe(200);
    expect(asked.body).toMatchObject({ code: 'ok' });
  });

  it('works as a form without scripts', async () => {
    const person = await api.person();
    const form = newcomer('form@a.test', { terms: 'true', newsletter: 'true', locale: 'it' });
    const fields = new URLSearchParams(
      Object.fromEntries(Object.entries(form).map(([key, value]) => [key, String(value)])),
    );
    const made = await person.send('POST', '/api/register', fields);
    expect([made.status, made.headers.get('location')]).toEqual([303, '/it/auth?done=register']);
    const again = await person.send('POST', '/api/register', fields);
    expect([again.status, again.headers.get('location')]).toEqual([303, '/it/auth?error=conflict']);
  });
});

describe('forgetting a password', () => {
  it('answers the same for everybody, resets with a link that works once, and ends every session', async () => {
    const [ada, thief, nobody] = [await join(api, 'forget@a.test'), await api.person(), await api.person()];
    await signIn(thief, 'forget@a.test');
    const known = await nobody.send('POST', '/auth/forgot-password', { email: 'Forget@a.test' });
    const unknown = await nobody.send('POST', '/auth/forgot-password', { email: 'no-such@a.test' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const token = tokenIn(await mailTo(api, 'forget@a.test', /new password/));
    const reset = (password: string) => nobody.send('POST', '/auth/reset-password', { token, password });
    // What is refused does not use the link up.
    for (const bad of ['short', 'forget@a.test']) expect((await reset(bad)).status).toBe(422);
    const twice = await Promise.all([reset(other), reset(other)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 410]);
    for (const person of [ada, thief]) expect((await person.get('/auth/status')).body.logged_in).toBe(false);
    expect((await signIn(nobody, 'forget@a.test')).status).toBe(401);
    expect((await signIn(nobody, 'forget@a.test', other)).status).toBe(200);
  });

  it('refuses links that are old, of another kind, or invented', async () => {
    const person = await api.person();
    await person.send('POST', '/api/register', newcomer('links@a.test'));
    const verify = tokenIn(await mailTo(api, 'links@a.test', /confirm/));
    await person.send('POST', '/auth/forgot-password', { email: 'links@a.test' });
    const reset = tokenIn(await mailTo(api, 'links@a.test', /new password/));
    const status = async (token: string) =>
      (await person.send('POST', '/auth/reset-password', { token, password: other })).status;
    expect(await status(verify)).toBe(410);
    expect(await status('nope')).toBe(410);
    const confirm = async (token: string) => (await person.send('POST', '/auth/confirm', { token })).status;
    expect(await confirm(reset)).toBe(410);
    await api.pool.query("UPDATE account_link SET expires_at = now() - interval '1 second'");
    expect(await status(reset)).toBe(410);
    expect(await confirm(verify)).toBe(410);
  });

  it('takes about as long for an unknown address as for a known one', async () => {
    const person = await api.person();
    const time = async (email: string) => {
      const started = performance.now();
      await person.send('POST', '/auth', { email, password: 'not the right one' });
      return performance.now() - started;
    };
    // By turns and the best of each, so that what else the machine does slows both alike.
    let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let turn = 0; turn < 3; turn += 1) {
      known = Math.min(known, await time('walk@a.test'));
      unknown = Math.min(unknown, await time('nobody-here@a.test'));
    }
    // Both verify an argon2 hash; without it nobody's would take a tenth of the time.
    expect(unknown).toBeGreaterThan(known / 3);
  });
});

describe('an account', () => {
  it('changes its profile, and nobody else’s', async () => {
    const ada = await join(api, 'profile@a.test');
    const { user } = (await ada.get('/auth/status')).body;
    const patch = (body: object, slug = user.slug) => ada.send('PATCH', `/api/user/${slug}`, body);
    expect(
      await patch({ first_name: '艾达 👗', company: 'مشغل', newsletter: true, locale: 'zh' }),
    ).toMatchObject({
      status: 200,
      body: { first_name: '艾达 👗', company: 'مشغل', newsletter: true, locale: 'zh' },
    });
    expect((await ada.get('/auth/status')).body.user).toMatchObject({ locale: 'zh', last_name: 'Vale' });
    expect((await patch({}, 'editor-demo')).status).toBe(403);
    expect((await patch({}, 'nobody')).status).toBe(404);
    // What is no part of a profile is refused, not left out in silence.
    expect((await patch({ roles: ['operator'], email: 'x@a.test' })).status).toBe(422);
    expect((await ada.get('/auth/status')).body.user).toMatchObject({
      email: 'profile@a.test',
      roles: ['member'],
    });
  });

  it('changes its address only when the new one answers, and keeps the old until then', async () => {
    const ada = await join(api, 'before@a.test');
    const ask = (email: string, password = PASSWORD) =>
      ada.send('POST', '/user/account/email', { email, password });
    expect((await ask('after@a.test', 'not it, sorry')).status).toBe(403);
    expect((await ask('after@a.test')).status).toBe(202);
    const link = async () => pressLink(ada, await mailTo(api, 'after@a.test', /confirm/));
    await mailTo(api, 'before@a.test', /new address/);
    expect((await ada.get('/auth/status')).body.user.email).toBe('before@a.test');
    expect(await link()).toMatchObject({ status: 200, body: { confirmed: 'change-email' } });
    expect((await ada.get('/auth/status')).body.user.email).toBe('after@a.test');
    const again = await api.person();
    expect((await signIn(again, 'before@a.test')).status).toBe(401);
    expect((await signIn(again, 'after@a.test')).status).toBe(200);
    // The old address is free again; the new one is not.
    expect((await again.send('POST', '/api/register', newcomer('before@a.test'))).status).toBe(201);
    expect((await again.send('POST', '/api/register', newcomer('AFTER@a.test'))).status).toBe(409);
  });

  it('cannot take an address that somebody else took while the link was on its way', async () => {
    const ada = await join(api, 'slow@a.test');
    await ada.send('POST', '/user/account/email', { email: 'wanted@a.test', password: PASSWORD });
    const mail = await mailTo(api, 'wanted@a.test', /confirm/);
    await join(api, 'wanted@a.test');
    expect((await pressLink(ada, mail)).status).toBe(409);
    expect((await ada.get('/auth/status')).body.user.email).toBe('slow@a.test');
  });

  it('changes its password, which ends the other sessions', async () => {
    const [ada, elsewhere] = [await join(api, 'change@a.test'), await api.person()];
    await signIn(elsewhere, 'change@a.test');
    const change = (current_password: string, password: string) =>
      ada.send('POST', '/user/account/password', { current_password, password });
    expect((await change('not it, sorry', other)).status).toBe(403);
    expect((await change(PASSWORD, 'change@a.test')).status).toBe(422);
    expect((await change(PASSWORD, other)).status).toBe(204);
    expect((await ada.get('/auth/status')).body.logged_in).toBe(true);
    expect((await elsewhere.get('/auth/status')).body.logged_in).toBe(false);
    await mailTo(api, 'change@a.test', /changed/);
  });

  it('lists where it is signed in, and ends one of them', async () => {
    const [ada, phone] = [await join(api, 'devices@a.test'), await api.person()];
    await signIn(phone, 'devices@a.test');
    const { slug } = (await ada.get('/auth/status')).body.user;
    const sessions = async () =>
      (await ada.get(`/api/user/${slug}/sessions`)).body.results as unknown as {
        id: string;
        current: boolean;
      }[];
    expect((await sessions()).filter((one) => one.current)).toHaveLength(1);
    const lost = (await sessions()).find((one) => !one.current)?.id;
    expect((await ada.send('DELETE', `/api/user/${slug}/sessions/${lost}`)).status).toBe(204);
    expect((await ada.send('DELETE', `/api/user/${slug}/sessions/${lost}`)).status).toBe(404);
    expect(await sessions()).toHaveLength(1);
    expect((await phone.get('/auth/status')).body.logged_in).toBe(false);
    expect((await phone.get(`/api/user/${slug}/sessions`)).status).toBe(401);
    expect((await (await api.person('free')).get(`/api/user/${slug}/sessions`)).status).toBe(403);
  });

  it('downloads what is kept of it, without a hash of anything', async () => {
    const ada = await join(api, 'data@a.test');
    const { slug } = (await ada.get('/auth/status')).body.user;
    await ada.send('POST', '/moodboards/create', { name: 'Pale-Linen-51' });
    const answer = await ada.get(`/api/user/${slug}/data`);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const text = JSON.stringify(answer.body);
    for (const word of ['data@a.test', 'Pale-Linen-51', 'registered', 'signed-in'])
      expect(text).toContain(word);
    expect(text).not.toMatch(/argon2|password_hash|token_hash/);
    expect((await (await api.person('free')).get(`/api/user/${slug}/data`)).status).toBe(403);
  });

  it('is deleted by who knows its password, wherever it was signed in', async () => {
    const [ada, phone] = [await join(api, 'leave@a.test'), await api.person()];
    await signIn(phone, 'leave@a.test');
    const { slug } = (await ada.get('/auth/status')).body.user;
    const leave = (password: string) => ada.send('DELETE', `/api/user/${slug}`, { password });
    expect((await leave('not it, sorry')).status).toBe(403);
    expect((await leave(PASSWORD)).status).toBe(204);
    for (const person of [ada, phone]) expect((await person.get('/auth/status')).body.logged_in).toBe(false);
    expect((await signIn(phone, 'leave@a.test')).status).toBe(401);
    expect((await phone.send('POST', '/api/register', newcomer('leave@a.test'))).status).toBe(201);
  });
});
