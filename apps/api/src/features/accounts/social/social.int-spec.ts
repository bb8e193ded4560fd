import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { type Person, startTestApi, type TestApi } from '../../../testing/testing-api.js';
import { join, mailTo, newcomer, PASSWORD, pressLink, signIn, tokenIn } from '../testing-accounts.js';
import { connectAs, SITE } from './testing-journeys.js';
import { type AccountElsewhere, startProvider } from './testing-provider.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let provider: Awaited<ReturnType<typeof startProvider>>;
let api: TestApi;
beforeAll(async () => {
  postgres = await testPostgres();
  provider = await startProvider(
    ['apple', 'facebook'].map((name) => `${SITE}/auth/connect/${name}/callback`),
  );
  const { settings } = provider;
  api = await startTestApi(postgres.url, {
    publicUrl: SITE,
    social: { apple: settings, facebook: settings },
  });
});
afterAll(async () => {
  await api?.stop();
  await provider?.stop();
  await postgres?.stop();
});

const connect = (person: Person, name: 'apple' | 'facebook', visitor: AccountElsewhere, redirect = '') =>
  connectAs(provider, person, { name, visitor, redirect });
const who = async (person: Person) => (await person.get('/auth/status')).body.user;

describe('signing in elsewhere', () => {
  it('makes an account of who is new, with PKCE, state and nonce, and knows them again', async () => {
    const person = await api.person();
    const ada = {
      sub: 'apple-1',
      email: 'ada@social.test',
      email_verified: true,
      given_name: 'Ada',
      family_name: 'V',
    };
    const { left, back, form } = await connect(person, 'apple', ada, '/fr/moodboards');
    const parameters = new URL(left.headers.get('location') ?? '').searchParams;
    expect(parameters.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(parameters.get(name)).toMatch(/^[\w-]{43}$/);
    expect(left.headers.get('set-cookie')).toMatch(/toile_connect=.*HttpOnly; Secure; SameSite=None/);
    expect([form?.has('code'), back]).toEqual([true, '/fr/moodboards']);
    expect(await who(person)).toMatchObject({
      email: ada.email,
      email_verified: true,
      first_name: 'Ada',
      locale: 'fr',
    });
    const again = await api.person();
    await connect(again, 'apple', { ...ada, email: 'new@social.test' });
    expect((await who(again)).slug).toBe((await who(person)).slug);
  });

  it('is the account of the same verified address', async () => {
    const bea = await join(api, 'bea@social.test');
    const elsewhere = await api.person();
    const { back } = await connect(elsewhere, 'apple', {
      sub: 'apple-2',
      email: 'BEA@social.test',
      email_verified: true,
    });
    expect(back).toBe('/fr');
    expect((await who(elsewhere)).slug).toBe((await who(bea)).slug);
  });

  it('takes an account from who registered it with another’s address and lay in wait', async () => {
    const eve = await api.person();
    await eve.send('POST', '/api/register', newcomer('victim@social.test'));
    await signIn(eve, 'victim@social.test');
    const victim = await api.person();
    await connect(victim, 'apple', { sub: 'apple-3', email: 'victim@social.test', email_verified: true });
    expect((await who(victim)).email_verified).toBe(true);
    expect((await eve.get('/auth/status')).body.logged_in).toBe(false);
    expect((await signIn(eve, 'victim@social.test')).status).toBe(401);
  });

  it('waits for a mailed link where the provider does not vouch for the address', async () => {
    const cleo = await join(api, 'cleo@social.test');
    const person = await api.person();
    const visitor = { sub: 'fb-1', email: 'cleo@social.test' };
    const { back, form } = await connect(person, 'facebook', visitor);
    expect([form, back]).toEqual([null, '/fr/auth?error=mailed']);
    expect((await person.get('/auth/status')).body.logged_in).toBe(false);
    const mail = await mailTo(api, 'cleo@social.test', /Facebook/);
    const link = `/auth/confirm?token=${tokenIn(mail)}`;
    expect((await person.get(link)).body).toEqual({
      kind: 'link-sign-in',
      provider: 'facebook',
      asks: 'sign-in',
      signs_in: false,
    });
    expect((await pressLink(person, mail)).status).toBe(401);
    expect((await cleo.get(link)).body).toMatchObject({ asks: 'password' });
    expect((await pressLink(cleo, mail)).status).toBe(403);
    expect((await pressLink(cleo, mail, PASSWORD)).body).toEqual({ confirmed: 'link-sign-in' });
    await connect(person, 'facebook', visitor);
    expect((await who(person)).slug).toBe((await who(cleo)).slug);
    const nameless = await api.person();
    expect((await connect(nameless, 'facebook', { sub: 'fb-2' })).back).toBe('/fr/auth?error=unverified');
  });

  it('makes an account whose link works in the browser that asked for it alone', async () => {
    const person = await api.person();
    const visitor = { sub: 'fb-3', email: 'new@social.test' };
    expect((await connect(person, 'facebook', visitor)).back).toBe('/fr/auth?error=mailed');
    const mail = await mailTo(api, visitor.email, /Facebook/);
    const elsewhere = await api.person();
    const link = `/auth/confirm?token=${tokenIn(mail)}`;
    expect((await elsewhere.get(link)).body).toMatchObject({ asks: 'browser' });
    expect((await pressLink(elsewhere, mail)).status).toBe(403);
    expect((await pressLink(person, mail)).body).toEqual({ confirmed: 'link-sign-in' });
    await connect(person, 'facebook', visitor);
    expect(await who(person)).toMatchObject({ email: visitor.email, email_verified: true });
  });

  it('refuses an answer of another browser, another state, another time, and a no', async () => {
    const visitor = { sub: 'apple-9', email: 'dora@social.test', email_verified: true };
    const [dora, eve] = [await api.person(), await api.person()];
    const first = await connect(dora, 'apple', visitor);
    expect(await who(dora)).toBeTruthy();
    // The journey is over: its code and its cookie are used up.
    const again = await dora.send('POST', first.path, first.form ?? {}, {
      origin: 'https://appleid.apple.com',
    });
    expect(again.headers.get('location')).toMatch(/\/auth\?error=refused$/);
    await eve.get('/auth/connect/apple');
    const stolen = await eve.send('POST', first.path, first.form ?? {}, {
      origin: 'https://appleid.apple.com',
    });
    expect(stolen.headers.get('location')).toMatch(/\/auth\?error=refused$/);
    expect((await eve.get('/auth/status')).body.logged_in).toBe(false);
    provider.state.refuses = true;
    expect((await connect(await api.person(), 'facebook', visitor)).back).toBe('/fr/auth?error=refused');
    provider.state.refuses = false;
  });

  it('never leads away from here, and knows no other provider', async () => {
    const person = await api.person();
    const visitor = { sub: 'apple-4', email: 'fay@social.test', email_verified: true };
    expect((await connect(person, 'apple', visitor, encodeURIComponent('//evil.test'))).back).toBe('/fr');
    expect((await person.get('/auth/connect/google')).status).toBe(404);
  });
});

it('says so when a provider is not set up, or does not answer', async () => {
  const other = await testPostgres();
  const settings = { clientId: 'x', clientSecret: 'x', issuer: 'http://localhost:1' };
  const bare = await startTestApi(other.url, { social: { facebook: settings } });
  const person = await bare.person();
  for (const name of ['apple', 'facebook']) {
    const { status, headers } = await person.get(`/auth/connect/${name}`);
    expect([name, status, headers.get('location')]).toEqual([name, 303, '/en/auth?error=unavailable']);
  }
  await bare.stop();
  await other.stop();
});
