import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { connectAs, SITE } from '../../apps/api/src/features/accounts/social/testing-journeys.js';
import { startProvider } from '../../apps/api/src/features/accounts/social/testing-provider.js';
import {
  mailTo,
  newcomer,
  PASSWORD,
  signIn,
  tokenIn,
} from '../../apps/api/src/features/accounts/testing-accounts.js';
import { type Person, startTestApi, type TestApi } from '../../apps/api/src/testing/testing-api.js';
import { linkIn, scan } from './mail-scanner.js';

/** An attacker with a mail scanner, an account at Facebook and patience. */
let postgres: Awaited<ReturnType<typeof testPostgres>>;
let provider: Awaited<ReturnType<typeof startProvider>>;
let api: TestApi;
beforeAll(async () => {
  postgres = await testPostgres();
  provider = await startProvider([`${SITE}/auth/connect/facebook/callback`]);
  api = await startTestApi(postgres.url, { publicUrl: SITE, social: { facebook: provider.settings } });
});
afterAll(async () => {
  await api?.stop();
  await provider?.stop();
  await postgres?.stop();
});

const who = async (person: Person) => (await person.get('/auth/status')).body.user;
const viaFacebook = (person: Person, sub: string, email: string) =>
  connectAs(provider, person, { name: 'facebook', visitor: { sub, email } });
const press = (person: Person, token: string, more: object = {}, headers = {}) =>
  person.send('POST', '/auth/confirm', { token, ...more }, headers);

/** Somebody who has registered with an address they do not need to own, and signed in. */
async function register(email: string): Promise<Person> {
  const person = await api.person();
  await person.send('POST', '/api/register', newcomer(email));
  await signIn(person, email);
  return person;
}

describe('a mail scanner that opens links', () => {
  it('confirms nobody’s address', async () => {
    const person = await register('verify@victim.test');
    const mail = await mailTo(api, 'verify@victim.test', /confirm your address/);
    await scan(api, mail);
    expect(await who(person)).toMatchObject({ email_verified: false });
    expect((await press(person, tokenIn(mail))).status).toBe(200);
    expect((await person.send('GET', '/auth/status')).status).toBe(200);
  });

  it('gives no account another address', async () => {
    const person = await register('before@victim.test');
    await person.send('POST', '/user/account/email', { email: 'after@victim.test', password: PASSWORD });
    await scan(api, await mailTo(api, 'after@victim.test', /new address/));
    expect((await who(person)).email).toBe('before@victim.test');
  });

  it('attaches no sign-in: the attacker’s account at Facebook does not become the victim’s account', async () => {
    const [victim, attacker] = [await register('linked@victim.test'), await api.person()];
    await viaFacebook(attacker, 'evil-1', 'linked@victim.test');
    await scan(api, await mailTo(api, 'linked@victim.test', /Facebook/));
    await viaFacebook(attacker, 'evil-1', 'linked@victim.test');
    expect(await who(attacker)).toBeNull();
    expect((await who(victim)).email).toBe('linked@victim.test');
  });

  it('subscribes nobody to the letter, and ends nobody’s subscription', async () => {
    const reader = await api.person();
    const email = 'letter@victim.test';
    const rows = async (where = 'true') =>
      (await api.pool.query(`SELECT 1 FROM newsletter_subscription WHERE ${where}`)).rowCount;
    await reader.send('POST', '/newsletter/subscribe-widget', { email, locale: 'en', consent: true });
    const mail = await mailTo(api, email, /subscription/);
    await scan(api, mail);
    expect(await rows('confirmed_at IS NOT NULL')).toBe(0);
    await reader.send('POST', '/newsletter/confirm', { token: tokenIn(mail) });
    expect(await rows('confirmed_at IS NOT NULL')).toBe(1);
    await scan(api, await mailTo(api, email, /You receive/));
    await reader.get(`/api/newsletter/unsubscribe?token=${tokenIn(mail)}`);
    expect(await rows()).toBe(1);
  });
});

describe('a link that would attach a sign-in', () => {
  it('asks for a session of the account and its password, from our own page', async () => {
    const [victim, attacker] = [await register('asks@victim.test'), await register('mallory@evil.test')];
    await viaFacebook(await api.person(), 'evil-2', 'asks@victim.test');
    const token = tokenIn(await mailTo(api, 'asks@victim.test', /Facebook/));
    // The victim was talked into pressing the button, somewhere, without being signed in.
    expect((await press(await api.person(), token)).status).toBe(401);
    // The attacker has got hold of the link, and presses it in a session of their own.
    expect((await press(attacker, token, { password: PASSWORD })).status).toBe(401);
    // An open session is not enough, nor a page of another site, nor one without the session's token.
    expect((await press(victim, token)).status).toBe(403);
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'x-csrf-token': '' }])
      expect((await press(victim, token, { password: PASSWORD }, headers)).status).toBe(403);
    expect((await victim.send('GET', `/auth/confirm?token=${token}`)).body).toMatchObject({
      asks: 'password',
    });
    expect((await press(victim, token, { password: PASSWORD })).status).toBe(200);
    expect((await press(victim, token, { password: PASSWORD })).status).toBe(410);
  });

  it('lets nobody try passwords', async () => {
    const victim = await register('tries@victim.test');
    await viaFacebook(await api.person(), 'evil-3', 'tries@victim.test');
    const token = tokenIn(await mailTo(api, 'tries@victim.test', /Facebook/));
    const tries = [];
    for (let turn = 0; turn < 7; turn += 1)
      tries.push((await press(victim, token, { password: `guess ${turn}` })).status);
    expect(tries).toEqual([403, 403, 403, 403, 403, 429, 429]);
  });

  it('works for an account without a password in the browser that asked for it alone', async () => {
    const attacker = await api.person();
    await viaFacebook(attacker, 'evil-4', 'nobody-yet@victim.test');
    const mail = await mailTo(api, 'nobody-yet@victim.test', /Facebook/);
    // The victim opens the mail the attacker caused, and presses.
    expect((await press(await api.person(), tokenIn(mail))).status).toBe(403);
    await viaFacebook(attacker, 'evil-4', 'nobody-yet@victim.test');
    expect(await who(attacker)).toBeNull();
  });

  it('is not mailed again and again', async () => {
    await register('flooded@victim.test');
    for (let turn = 0; turn < 6; turn += 1)
      await viaFacebook(await api.person(), `evil-5-${turn}`, 'flooded@victim.test');
    await api.runJobs();
    expect(
      api.mails.filter(({ to, subject }) => to === 'flooded@victim.test' && /Facebook/.test(subject)),
    ).toHaveLength(3);
  });
});

describe('links somebody has prepared who knew the password', () => {
  it.each(['reset', 'change'])('are worth nothing after a %s of the password', async (how) => {
    const [owner, thief] = [await register(`${how}@owner.test`), await api.person()];
    await signIn(thief, `${how}@owner.test`);
    const stolen = `${how}@thief.test`;
    await thief.send('POST', '/user/account/email', { email: stolen, password: PASSWORD });
    const prepared = await mailTo(api, stolen, /new address/);
    const password = 'another long pass phrase';
    if (how === 'change')
      await owner.send('POST', '/user/account/password', { current_password: PASSWORD, password });
    else {
      await owner.send('POST', '/auth/forgot-password', { email: `${how}@owner.test` });
      const token = tokenIn(await mailTo(api, `${how}@owner.test`, /new password/));
      await (await api.person()).send('POST', '/auth/reset-password', { token, password });
    }
    // As the old page acted by GET.
    await thief.get(linkIn(prepared));
    expect((await signIn(await api.person(), `${how}@owner.test`, password)).status).toBe(200);
    expect((await press(await api.person(), tokenIn(prepared))).status).toBe(410);
  });

  it('to the old address do not speak for the new one', async () => {
    const owner = await register('old@moved.test');
    await owner.send('POST', '/auth/forgot-password', { email: 'old@moved.test' });
    const reset = tokenIn(await mailTo(api, 'old@moved.test', /new password/));
    await owner.send('POST', '/user/account/email', { email: 'new@moved.test', password: PASSWORD });
    expect((await press(owner, tokenIn(await mailTo(api, 'new@moved.test', /new address/)))).status).toBe(
      200,
    );
    const used = await owner.send('POST', '/auth/reset-password', {
      token: reset,
      password: 'another long pass phrase',
    });
    expect(used.status).toBe(410);
    expect((await signIn(await api.person(), 'new@moved.test')).status).toBe(200);
  });
});
