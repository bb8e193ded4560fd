import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { readStandaloneEnvironment } from '../environment.js';
import { examineCertificate, examineSettings, examineVariables } from './settings.js';

const found = (source: Record<string, string>) =>
  examineSettings(readStandaloneEnvironment(source)).map(({ state, says }) => `${state}: ${says}`);

it('says who reaches it where nothing is wrong', () => {
  expect(found({})).toEqual(['ok: only this machine reaches it']);
  expect(found({ HOST: '0.0.0.0', PUBLIC_URL: 'https://toile.example' })).toEqual([
    'ok: others reach it by https',
  ]);
});

it.each([
  [{ API_SECRET: 'a'.repeat(64) }, 'fault: API_SECRET can be guessed'],
  [{ VISITOR_SECRET: '0123456789abcdef'.repeat(2) }, 'fault: VISITOR_SECRET can be guessed'],
  [{ HOST: '0.0.0.0', DEMO_ACCOUNTS: '1' }, 'fault: everybody can sign in as the demo’s operator'],
  [{ HOST: '0.0.0.0', DEV_MAIL: '1' }, 'fault: /dev/mail shows every mail to everybody'],
  [{ HOST: '0.0.0.0' }, 'warning: others reach it without https'],
])('of %j: %s', (source, says) => {
  expect(found(source as Record<string, string>)).toContain(says);
});

it('takes a secret as openssl makes it', () => {
  const API_SECRET = randomBytes(32).toString('hex');
  expect(found({ API_SECRET })).toEqual(['ok: only this machine reaches it']);
});

it('warns of a variable that looks misspelt, and asks which is meant', () => {
  expect(
    examineVariables({ CLICKHOSE_URL: 'http://ch', POSTGRES_URL: 'postgres://db', EDITOR: 'vi' }),
  ).toMatchObject([{ state: 'warning', says: 'nothing reads CLICKHOSE_URL; did you mean CLICKHOUSE_URL?' }]);
});

const inDays = (days: number) => async () => new Date(Date.now() + days * 24 * 3600_000 + 60_000);
it.each([
  [60, 'ok', 'good for 60 days'],
  [5, 'warning', 'it ends in 5 days'],
  [-3, 'fault', /^it ended on 20/],
])('says of a certificate that ends in %i days: %s', async (days, state, says) => {
  const [finding] = await examineCertificate('https://toile.example', inDays(days));
  expect(finding).toMatchObject({ part: 'certificate', state });
  expect(finding?.says).toMatch(says);
});

it('asks nobody for a certificate where there is no https, and says what does not answer', async () => {
  expect(await examineCertificate('http://toile.example')).toEqual([]);
  expect(await examineCertificate('https://localhost:1')).toMatchObject([
    { state: 'fault', says: expect.stringContaining('ECONNREFUSED') },
  ]);
});
