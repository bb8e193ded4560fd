import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testPostgres } from '@toile/testing';
import { startTestApi, type TestApi } from '../../apps/api/src/testing/testing-api.js';
import { CommandsInTurn } from '../../apps/standalone/src/cli/testing-commands.js';

/** An operator with a shell and nobody to sign in as: `npm run members`, beside a running api. */
let postgres: Awaited<ReturnType<typeof testPostgres>>;
let api: TestApi;
let folder: string;
let commands: CommandsInTurn;
beforeAll(async () => {
  postgres = await testPostgres();
  api = await startTestApi(postgres.url);
  folder = await mkdtemp(join(tmpdir(), 'toile-members-'));
  commands = new CommandsInTurn(settings());
});
afterAll(async () => {
  await commands?.stop();
  await api?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const commandOf = (name: string) => join(import.meta.dirname, `../../apps/standalone/dist/cli/${name}.js`);
const EMAIL = 'first@operator.test';
const PASSWORD = 'a word nobody guesses 41';

const settings = () => ({
  PATH: process.env.PATH,
  DATA_DIR: folder,
  POSTGRES_URL: postgres.url,
  // Nothing of members is there, and nothing is asked of it.
  CLICKHOUSE_URL: 'http://127.0.0.1:9',
  API_SECRET: api.secret.toString('hex'),
  PUBLIC_URL: 'https://toile.example/',
});
const run = (name: string, args: readonly string[]) =>
  spawn(process.execPath, ['--no-warnings', commandOf(name), ...args], { env: settings() });
const members = (args: string[]) => commands.run('members', args);

/** As on a shell. */
async function membersAlone(args: string[], input = '') {
  const child = run('members', args);
  let out = '';
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (out += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number];
  expect(said).toMatch(/^Stores: |^error: /);
  return { code, out, said: said.replace(/^Stores: [^\n]+\n/, '') };
}
const names = ['--first-name', 'Ada', '--last-name', 'Vale'];
const signIn = async (password: string) =>
  (await (await api.person()).send('POST', '/auth', { email: EMAIL, password })).status;

it('makes the first operator, whose link chooses a password once', async () => {
  const made = await members(['create', EMAIL, ...names, '--role', 'operator', '--language', 'fr']);
  expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/^Stores: [^\n]+\n$/) });
  expect(made.out).toContain(`${EMAIL} is a member: member, operator`);
  const [, token = ''] =
    /^https:\/\/toile\.example\/fr\/auth\/reset-password\?token=(\S+)$/m.exec(made.out) ?? [];
  const choose = async () =>
    (await (await api.person()).send('POST', '/auth/reset-password', { token, password: PASSWORD })).status;
  expect(await choose()).toBeLessThan(300);
  expect(await choose()).toBeGreaterThanOrEqual(400);
  const operator = await api.person();
  expect((await operator.send('POST', '/auth', { email: EMAIL, password: PASSWORD })).status).toBe(200);
  const { body } = await operator.get('/auth/status');
  expect(body).toMatchObject({ user: { email: EMAIL, locale: 'fr', roles: ['member', 'operator'] } });
  expect((await operator.get('/api/audit')).status).toBe(200);
});

it('prints a link to where the Toile that runs said it is, to an operator who has not said it again', async () => {
  const runFile = join(folder, 'run.json');
  const stores = { postgresUrl: postgres.url, clickhouseUrl: settings().CLICKHOUSE_URL };
  await writeFile(
    runFile,
    JSON.stringify({ pid: process.pid, ...stores, publicUrl: 'http://localhost:8080' }),
  );
  const { out } = await commands.run('members', ['link', EMAIL], { env: { PUBLIC_URL: '' } });
  await rm(runFile);
  expect(out).toMatch(/^http:\/\/localhost:8080\/fr\/auth\/reset-password\?token=\S+$/m);
});

it('takes roles away and gives others, which holds at once', async () => {
  const given = await members(['role', EMAIL, '--role', 'editor']);
  expect(given).toMatchObject({ code: 0, out: `${EMAIL} is now: editor, member\n` });
  const editor = await api.person();
  expect((await editor.send('POST', '/auth', { email: EMAIL, password: PASSWORD })).status).toBe(200);
  expect((await editor.get('/api/audit')).status).toBe(403);
});

it('sets a password from a pipe, and signs its owner out everywhere', async () => {
  const reader = await api.person();
  await reader.send('POST', '/auth', { email: EMAIL, password: PASSWORD });
  const other = 'another word, 42 letters';
  expect(await membersAlone(['password', EMAIL], `${other}\n`)).toMatchObject({ code: 0, said: '' });
  expect([await signIn(PASSWORD), await signIn(other)]).toEqual([401, 200]);
  expect((await reader.get('/auth/status')).body).toMatchObject({ user: null });
  const { rows } = await api.pool.query<{ action: string }>(
    "SELECT action FROM account_audit WHERE actor IS NULL AND action IN ('registered', 'roles-changed', 'password-changed') ORDER BY id",
  );
  expect(rows.map(({ action }) => action)).toEqual(['registered', 'roles-changed', 'password-changed']);
});

it.each([
  [['create', EMAIL, ...names], '', 'member/conflict'],
  [['create', 'nobody', ...names], '', 'is not an e-mail address'],
  [['role', 'who@operator.test', '--role', 'operator'], '', 'member/unknown'],
  [['password', EMAIL], 'short\n', '12 to 128 characters'],
])('refuses %j in one line that says why', async (args, input, why) => {
  const refused = await commands.run('members', args, { input });
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.said).toContain(why);
  expect(refused.said).toMatch(/^Stores: [^\n]+\n[^\n]+\n$/);
});

it('names the roles there are, and takes none away by mistake', async () => {
  const unknown = await membersAlone(['role', EMAIL, '--role', 'admin']);
  expect([unknown.code, unknown.said]).toEqual([1, expect.stringContaining('Allowed choices are')]);
  const forgotten = await membersAlone(['role', EMAIL]);
  expect([forgotten.code, forgotten.said]).toEqual([1, expect.stringContaining('--role <role...>')]);
  expect((await members(['role', EMAIL, '--role', 'none'])).out).toBe(`${EMAIL} is now: member\n`);
});

it.each([['once'], ['--follow']])(
  'ends without a word when nobody reads on, as with head (%s)',
  async (how) => {
    const child = run('events', [
      'tail',
      'catalogue',
      '--json',
      '-n',
      '500',
      ...(how === 'once' ? [] : [how]),
    ]);
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    // Whoever follows learns of it with the next record.
    await api.log.append([{ topic: 'catalogue', key: 'x', value: Buffer.from('{}') }]);
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(0);
    expect(said).toMatch(/^Stores: [^\n]+\n(Following catalogue\.[^\n]+\n)?$/);
  },
);
