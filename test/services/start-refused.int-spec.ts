import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '@toile/embedded';

/** What whoever started a process in vain reads: what is wrong and what to do, in lines of their own, and no stack. */
let room: string;
beforeAll(() => {
  room = mkdtempSync(join(tmpdir(), 'toile-refused-'));
  writeFileSync(join(room, 'file'), '');
});
afterAll(() => rmSync(room, { recursive: true, force: true }));

function start(app: string, env: Record<string, string>, program: readonly string[] = []) {
  const [file = '', ...args] = [
    ...program,
    process.execPath,
    '--no-warnings',
    join('apps', app, 'dist/main.js'),
  ];
  const { status, stdout, stderr } = spawnSync(file, args, {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
    timeout: 120_000,
    killSignal: 'SIGKILL',
  });
  return { status, stdout, stderr: stderr.trim() };
}
const PORTS = Object.fromEntries(
  ['PORT', 'API_PORT', 'INGEST_PORT', 'AGGREGATOR_PORT', 'API_INTERNAL_PORT', 'INGEST_INTERNAL_PORT'].map(
    (name) => [name, '0'],
  ),
);
const API = {
  POSTGRES_URL: 'postgres://toile@127.0.0.1:1/toile',
  CLICKHOUSE_URL: 'http://127.0.0.1:1',
  API_SECRET: 'a'.repeat(64),
  PUBLIC_URL: 'http://localhost:3000',
  SMTP_URL: 'smtp://127.0.0.1:1',
  API_PORT: '0',
};

it.each([
  ['/proc/x', '/proc/x cannot be made: ENOENT. Set DATA_DIR to a folder that this user may write to.'],
  ['file', 'FILE is a file. Set DATA_DIR to a folder.'],
  ['file/below', 'FILE is a file. Set DATA_DIR to a folder.'],
])(
  'ends the start on DATA_DIR=%s with what to mend, of all together and of the api alone',
  (given, says) => {
    const DATA_DIR = given.startsWith('/') ? given : join(room, given);
    const line = says.replace('FILE', join(room, 'file'));
    expect(start('standalone', { ...PORTS, DATA_DIR })).toEqual({
      status: 1,
      stdout: '',
      stderr: `Toile cannot start: ${line}`,
    });
    expect(start('api', { ...API, DATA_DIR })).toEqual({
      status: 1,
      stdout: '',
      stderr: `api cannot start: ${line}`,
    });
  },
  300_000,
);

it('asks which setting is meant by one that is nearly its name, where the other is missing', () => {
  const { CLICKHOUSE_URL, ...others } = API;
  const { status, stderr } = start('api', { ...others, CLICKHOSE_URL: CLICKHOUSE_URL });
  expect(status).toBe(1);
  expect(stderr.split('\n')).toEqual([
    'api cannot start: these environment variables need another value:',
    '  CLICKHOUSE_URL: must be a whole address, with its protocol',
    '  nothing reads CLICKHOSE_URL; did you mean CLICKHOUSE_URL?',
  ]);
});

it('warns of it where the service starts all the same', () => {
  // It goes no further than its folder.
  const { stdout, stderr } = start('aggregator', {
    POSTGRES_URL: API.POSTGRES_URL,
    LOG_LEVELL: 'debug',
    DATA_DIR: join(room, 'file'),
  });
  expect(stdout.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(stdout)).toMatchObject({
    level: 'warn',
    name: 'aggregator',
    msg: 'nothing reads LOG_LEVELL; did you mean LOG_LEVEL?',
  });
  expect(stderr).toContain('aggregator cannot start: ');
});

it('refuses an address of another machine before anything is started', () => {
  const DATA_DIR = join(room, 'address');
  expect(start('standalone', { ...PORTS, DATA_DIR, HOST: '203.0.113.9', PORT: '20080' })).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'Toile cannot start: HOST=203.0.113.9 is no address of this machine. Set HOST to 127.0.0.1 for this machine alone, or to 0.0.0.0 for every network.',
  });
  expect(existsSync(DATA_DIR)).toBe(false);
});

it('ends the start with what to mend, where a port is taken after it was looked at', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, ['--no-warnings', 'apps/standalone/dist/main.js'], {
    env: {
      PATH: process.env.PATH,
      ...PORTS,
      PORT: String(port),
      DATA_DIR: join(room, 'taken'),
      DEMO: '0',
      LOG_LEVEL: 'error',
      WEB_URL: 'http://127.0.0.1:1',
    },
  });
  const ended = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  // Its stores stand, so that the look is long past; what listens at the port comes after the migrations.
  await Promise.race([once(child.stdout, 'data'), ended]);
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  expect(await ended).toEqual([1, null]);
  other.close();
  const lines = said.split('\n').filter((line) => line.trim() && !line.startsWith('  ✓ '));
  expect(lines).toEqual([
    `  Toile cannot start: port ${port} is in use by another program. Choose another: PORT=${port + 10} npm start`,
  ]);
}, 300_000);

const DISK = [
  'unshare',
  '--mount',
  '--map-root-user',
  'sh',
  '-c',
  'mount -t tmpfs -o size=1m none "$1" && head -c 2m /dev/zero > "$1/all" 2> /dev/null; shift; exec "$@"',
  'sh',
];
const canMount = () => spawnSync(DISK[0] ?? '', [...DISK.slice(1), tmpdir(), 'true']).status === 0;
const onADiskOfItsOwn = process.platform === 'linux' && canMount() ? it : it.skip;
onADiskOfItsOwn(
  'ends the start on a full disk with that',
  () => {
    const DATA_DIR = join(room, 'disk');
    expect(existsSync(DATA_DIR)).toBe(false);
    spawnSync('mkdir', [DATA_DIR]);
    const { status, stderr } = start('standalone', { ...PORTS, DATA_DIR }, [...DISK, DATA_DIR]);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `Toile cannot start: the disk of ${DATA_DIR} is full. Free space on it, or set DATA_DIR to a folder on a larger one.`,
    });
  },
  120_000,
);
