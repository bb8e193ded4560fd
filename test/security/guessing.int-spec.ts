import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import {
  mailTo,
  newcomer,
  PASSWORD,
  tokenIn,
} from '../../apps/api/src/features/accounts/testing-accounts.js';
import { type Person, startTestApi, type TestApi } from '../../apps/api/src/testing/testing-api.js';

/** An attacker who guesses passwords, from one network or from many. Addresses are told by a proxy that is trusted. */
let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
beforeAll(async () => {
  postgres = await testPostgres();
  const trustedProxies = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
  api = await startTestApi(postgres.url, { rateLimits: 'on', trustedProxies });
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const DEVICE = 'toile_known_device';
/** Signs in from an address, without a session from before, whose token would be asked for. */
function signIn(person: Person, from: string, email: string, password = PASSWORD) {
  person.cookies.delete('toile_session');
  person.token = undefined;
  return person.send('POST', '/auth', { email, password }, { 'x-forwarded-for': from });
}
/** What a guess is answered, from a browser of its own. */
const guess = async (from: string, email: string) =>
  (await signIn(await api.person(), from, email, 'not the right one')).status;

/** Guesses from one network after the other until that is stopped. @returns how many guesses that took */
async function guessFromEverywhere(prefix: string, email: string): Promise<number> {
  for (let network = 1; network <= 60; network += 1)
    if ((await guess(`${prefix}.${network}.9`, email)) === 429) return network;
  return Number.POSITIVE_INFINITY;
}

let homes = 0;
/** Somebody who has registered and signed in at home, in their own browser. */
async function member(email: string): Promise<{ owner: Person; home: string }> {
  homes += 1;
  const [owner, home] = [await api.person(), `192.0.2.${homes}`];
  await owner.send('POST', '/api/register', newcomer(email), { 'x-forwarded-for': home });
  expect((await signIn(owner, home, email)).status).toBe(200);
  return { owner, home };
}

describe('five wrong passwords', () => {
  it('stop the network they come from, however it spells its addresses, and not the owner elsewhere', async () => {
    const email = 'one@victim.test';
    await member(email);
    for (let turn = 1; turn <= 5; turn += 1) expect(await guess(`2001:db8:66:1::${turn}`, email)).toBe(401);
    expect(await guess('2001:db8:66:1:ffff::1', email)).toBe(429);
    // The owner at an internet café, in a browser nobody knows.
    expect((await signIn(await api.person(), '203.0.113.1', email)).status).toBe(200);
    // Who owns the /48 has 65,536 such networks.
    const answers: number[] = [];
    for (let network = 2; network < 50; network += 1)
      answers.push(await guess(`2001:db8:66:${network}::1`, email));
    expect(answers.at(-1)).toBe(429);
  });

  it('do not stop the right password of another account from the same network', async () => {
    await member('guessed@victim.test');
    await member('neighbour@victim.test');
    for (let turn = 0; turn < 6; turn += 1) await guess('198.51.100.7', 'guessed@victim.test');
    expect((await signIn(await api.person(), '198.51.100.7', 'neighbour@victim.test')).status).toBe(200);
  });

  it('on each of many accounts stop the network that tries one password on all of them', async () => {
    const answers: number[] = [];
    for (let account = 0; account < 35; account += 1)
      answers.push(await guess('198.51.100.8', `sprayed-${account}@victim.test`));
    expect(answers.slice(0, 30)).toEqual(Array(30).fill(401));
    expect(answers.slice(30)).toEqual(Array(5).fill(429));
  });
});

describe('guesses from many networks', () => {
  const email = 'wanted@victim.test';
  let owner: Person;
  let home: string;
  beforeAll(async () => {
    ({ owner, home } = await member(email));
    expect(await guessFromEverywhere('198.18', email)).toBe(21);
  });

  it('are stopped for the account, and the answer names the cure', async () => {
    const { status, body } = await signIn(await api.person(), '203.0.113.2', email);
    expect(status).toBe(429);
    expect(JSON.stringify(body)).toMatch(/device you have used before.*new password by mail/);
  });

  it('say nothing of whether there is an account', async () => {
    expect(await guessFromEverywhere('198.19', 'nobody@victim.test')).toBe(21);
  });

  it('do not keep the owner out on a device of theirs, wherever it is', async () => {
    for (const from of [home, '203.0.113.3', '198.18.1.9'])
      expect((await signIn(owner, from, email)).status).toBe(200);
  });

  it('do not keep out an owner who can read the mails', async () => {
    const elsewhere = await api.person();
    await elsewhere.send('POST', '/auth/forgot-password', { email });
    const token = tokenIn(await mailTo(api, email, /new password/));
    const password = 'another long pass phrase';
    expect((await elsewhere.send('POST', '/auth/reset-password', { token, password })).status).toBe(200);
    expect(await guessFromEverywhere('198.20', email)).toBe(21);
    expect((await signIn(elsewhere, '203.0.113.4', email, password)).status).toBe(200);
    // Whoever was known before is not any more: the password was perhaps a thief's.
    expect((await signIn(owner, home, email, password)).status).toBe(429);
  });
});

describe('a known device', () => {
  it('is kept as a hash, in a cookie no script reads, and is another one after each sign-in', async () => {
    const { owner, home } = await member('hashed@victim.test');
    const before = owner.cookies.get(DEVICE) ?? '';
    const again = await signIn(owner, home, 'hashed@victim.test');
    expect(again.headers.getSetCookie().find((line) => line.startsWith(DEVICE))).toMatch(
      /^toile_known_device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(owner.cookies.get(DEVICE)).not.toBe(before);
    const { rows } = await api.pool.query<{ row: string }>('SELECT d::text AS row FROM account_device d');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(owner.cookies.get(DEVICE));
  });

  it('that was copied, or planted, is worth nothing once the owner has signed in', async () => {
    const email = 'planted@victim.test';
    const { owner, home } = await member(email);
    const attacker = await api.person();
    attacker.cookies.set(DEVICE, owner.cookies.get(DEVICE) ?? '');
    await signIn(owner, home, email);
    // A cookie set before the owner arrives does not become the owner's device either.
    const planted = 'p'.repeat(43);
    const other = await api.person();
    other.cookies.set(DEVICE, planted);
    await signIn(other, home, email);
    for (const device of [attacker.cookies.get(DEVICE) ?? '', planted]) {
      const eve = await api.person();
      const answers: number[] = [];
      for (let turn = 0; turn < 6; turn += 1) {
        eve.cookies.set(DEVICE, device);
        answers.push((await signIn(eve, '198.51.100.20', email, 'not the right one')).status);
      }
      expect(answers.at(-1)).toBe(429);
    }
  });

  it('of one account is a stranger to another, and may not guess for ever', async () => {
    const { owner: eve, home } = await member('eve@evil.test');
    await member('other@victim.test');
    const tries = async (email: string, most: number) => {
      for (let turn = 1; turn <= most; turn += 1)
        if ((await signIn(eve, home, email, 'not the right one')).status === 429) return turn;
      return most;
    };
    expect(await tries('other@victim.test', 20)).toBe(6);
    expect(await tries('eve@evil.test', 20)).toBe(11);
  });
});

describe('limits by address', () => {
  it('count the network of IPv6, not each of its addresses', async () => {
    const ask = async (from: string) =>
      (
        await (
          await api.person()
        ).send(...(['POST', '/api/register/validate-email', { email: 'x@a.test' }] as const), {
          'x-forwarded-for': from,
        })
      ).status;
    const statuses: number[] = [];
    for (let host = 1; host <= 12; host += 1) statuses.push(await ask(`2001:db8:77:1::${host}`));
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    expect(await ask('2001:db8:77:2::1')).toBe(200);
    // Eight times as much for the /48 around it.
    const site: number[] = [];
    for (let network = 3; network < 13; network += 1)
      for (let host = 0; host < 9; host += 1) site.push(await ask(`2001:db8:77:${network}::${host}`));
    expect(site.filter((status) => status === 200).length).toBeLessThanOrEqual(80);
    expect(site.at(-1)).toBe(429);
  });
});
