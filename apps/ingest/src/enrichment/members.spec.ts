import { expect, it } from '@jest/globals';
import { startIntake } from '../testing/ingest.harness.js';
import { Members, type SessionFacts } from './members.js';

const TOKEN = 'a'.repeat(43);
const cookie = (token = TOKEN) => `NEXT_LOCALE=fr; toile_session=${token}; x=y`;
const ADA: SessionFacts = { subject: 'subject-of-ada', plan: 'trend-master', isStaff: false };

function setUp(read: (tokens: readonly string[]) => Promise<ReadonlyMap<string, SessionFacts>>) {
  const clock = { ms: 1_000 };
  const asked: string[][] = [];
  const members = new Members(
    (tokens) => {
      asked.push([...tokens]);
      return read(tokens);
    },
    () => clock.ms,
  );
  return { clock, asked, members };
}
/** Until what was begun in this turn of the event loop is done. */
const turn = () => new Promise(setImmediate);

it('asks once for all new sessions, and not again while the facts are fresh', async () => {
  const { members, asked, clock } = setUp(async (tokens) => new Map(tokens.map((one) => [one, ADA])));
  const other = 'b'.repeat(43);
  expect(await Promise.all([members.of(cookie()), members.of(cookie(other)), members.of(cookie())])).toEqual([
    ADA,
    ADA,
    ADA,
  ]);
  expect(asked).toEqual([[TOKEN, other]]);
  for (let n = 0; n < 1_000; n += 1) expect(members.of(cookie())).toBe(ADA);
  clock.ms += 31_000;
  // Served at once from what is known, and renewed behind it.
  expect(members.of(cookie())).toBe(ADA);
  await turn();
  expect(asked).toHaveLength(2);
});

it('remembers that a session is none, and asks nothing for what cannot be one', async () => {
  const { members, asked } = setUp(async () => new Map());
  expect(await members.of(cookie())).toBeUndefined();
  expect(members.of(cookie())).toBeUndefined();
  for (const odd of [undefined, '', 'x=y', cookie('short'), cookie(`${TOKEN}'--`)])
    expect(members.of(odd)).toBeUndefined();
  expect(asked).toHaveLength(1);
});

it('forgets a session that has ended', async () => {
  let facts = new Map([[TOKEN, ADA]]);
  const { members, clock } = setUp(async () => facts);
  expect(await members.of(cookie())).toBe(ADA);
  facts = new Map();
  clock.ms += 31_000;
  members.of(cookie());
  await turn();
  expect(members.of(cookie())).toBeUndefined();
});

it('lets beacons through as nobody when sessions cannot be read, and then waits for nothing', async () => {
  const { members, asked, clock } = setUp(async () => {
    throw new Error('down');
  });
  expect(await members.of(cookie())).toBeUndefined();
  expect(members.of(cookie())).toBeUndefined();
  clock.ms += 3_000;
  await members.of(cookie());
  expect(asked).toHaveLength(2);
});

it('does not hold a beacon up for long', async () => {
  const { members } = setUp(() => new Promise(() => undefined));
  const before = performance.now();
  expect(await members.of(cookie())).toBeUndefined();
  expect(performance.now() - before).toBeLessThan(10_000);
});

it('writes the member as visitor and subject, flags staff, and neither without consent', async () => {
  const facts = { ...ADA, isStaff: true };
  const ingest = await startIntake({
    readSessions: async (tokens) => new Map(tokens.map((one) => [one, facts])),
  });
  const click = (fields: object, headers = {}) =>
    ingest.post('/api/tts/click', { uri: '/', sessid: 'abc', ...fields }, { cookie: cookie(), ...headers });
  await click({ consent: 'yes' });
  expect(ingest.message()).toMatchObject({
    subject: ADA.subject,
    data: {
      visitor: ADA.subject,
      session: expect.stringMatching(/^[0-9a-f]{32}$/),
      plan: ADA.plan,
      is_staff: true,
    },
  });
  expect(ingest.written.at(-1)?.key).toBe(ADA.subject);
  const nobody = { subject: null, data: { visitor: '', session: '', plan: '', is_staff: true } };
  await click({ consent: 'no' });
  expect(ingest.message()).toMatchObject(nobody);
  await click({ consent: 'yes' }, { 'sec-gpc': '1' });
  expect(ingest.message()).toMatchObject(nobody);
  expect(new Set(ingest.written.map((one) => one.key)).size).toBe(3);
  expect(ingest.written.map((one) => String(one.value)).join('')).not.toContain(TOKEN);
  await ingest.app.close();
});

it('flags crawlers and says which country an address is registered in, without the address', async () => {
  const ingest = await startIntake();
  await ingest.post(
    '/api/tts/click',
    { uri: '/' },
    { 'user-agent': 'Googlebot/2.1', 'x-forwarded-for': '193.55.96.1' },
  );
  expect(ingest.message().data).toMatchObject({ is_bot: true, country: 'FR' });
  await ingest.post('/api/tts/click', { uri: '/' });
  expect(ingest.message().data).toMatchObject({ is_bot: false, browser: 'Chrome', os: 'Linux', country: '' });
  expect(String(ingest.written[0]?.value)).not.toContain('193.55');
  await ingest.app.close();
});
