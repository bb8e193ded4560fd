import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrateApi } from '@toile/api';
import { freePort } from '@toile/embedded';
import { createPostgresLog } from '@toile/event-log';
import pg from 'pg';
import { ArchiveBucket } from '../../apps/standalone/src/archive/archive-bucket.js';
import { getArchive, putArchive } from '../../apps/standalone/src/archive/carry-archive.js';
import { startTestBucket, type TestBucket } from '../../apps/standalone/src/archive/testing-bucket.js';

const TOOLS = [
  'initdb',
  'pg_ctl',
  'postgres',
  'createdb',
  'psql',
  'pg_dump',
  'pg_restore',
  'pg_basebackup',
  'pg_receivewal',
  'pg_archivecleanup',
  'pg_verifybackup',
];
const DEBIAN = '/usr/lib/postgresql';
const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : [];
/** Where all of PostgreSQL's own tools are: the packages of the embedded one have but the server. */
const BIN = [
  ...(process.env.PATH ?? '').split(delimiter),
  ...versions.map((version) => join(DEBIAN, version, 'bin')),
].find((folder) => TOOLS.every((tool) => existsSync(join(folder, tool))));

/** PostgreSQL refuses root. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

if (!BIN) it.skip('the tools of PostgreSQL are not installed, so that no backup was made', () => undefined);

(BIN ? describe : describe.skip)('the backup of PostgreSQL', () => {
  let room: string;
  let url: string;
  const inRoom = (...names: string[]) => join(room, ...names);
  const run = (command: string, args: string[], env: Record<string, string> = {}): SpawnSyncReturns<string> =>
    spawnSync(command, args, {
      ...(isRoot && NOBODY),
      encoding: 'utf8',
      cwd: room,
      env: {
        LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
        HOME: room,
        TMPDIR: room,
        ...env,
        PATH: [...(env.PATH ? [env.PATH] : []), BIN, process.env.PATH].join(delimiter),
      },
    });
  const tool = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = run(command, args);
    if (status !== 0) throw new Error(`${command}: ${stderr}${stdout}`);
    return stdout;
  };
  const backUp = (env: Record<string, string> = {}) =>
    run('sh', [inRoom('backup.sh')], { POSTGRES_URL: url, BACKUPS: inRoom('backups'), ...env });
  const kept = () => readdirSync(inRoom('backups')).sort();
  /** A `pg_dump` that does something else first or last, before the real one in the path. */
  const brokenDump = (script: string) => {
    writeFileSync(inRoom('bin', 'pg_dump'), `#!/bin/sh\n${script}\n`);
    chmodSync(inRoom('bin', 'pg_dump'), 0o755);
    return { PATH: inRoom('bin') };
  };

  beforeAll(async () => {
    room = mkdtempSync('/tmp/toile-backups-');
    if (isRoot) chownSync(room, NOBODY.uid, NOBODY.gid);
    chmodSync(room, 0o755);
    writeFileSync(inRoom('backup.sh'), readFileSync('deploy/backup/backup.sh'));
    tool('mkdir', inRoom('bin'), inRoom('backups'));
    chmodSync(inRoom('bin'), 0o777);
    const port = await freePort();
    tool(
      'initdb',
      '--pgdata',
      inRoom('data'),
      '--username',
      'toile',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
    );
    const options = `-c port=${port} -c unix_socket_directories='${room}' -c fsync=off`;
    tool(
      'pg_ctl',
      '--pgdata',
      inRoom('data'),
      '--log',
      inRoom('log'),
      '--wait',
      '--options',
      options,
      'start',
    );
    tool('createdb', '--host', room, '--port', `${port}`, '--username', 'toile', 'toile');
    url = `postgres://toile@127.0.0.1:${port}/toile`;
    await migrateApi(url);
    await onLog(url, async (log) => {
      await log.createTopics([{ name: 'tracking', partitions: 2 }]);
      await log.append(recordsOf(500));
    });
  });
  afterAll(() => {
    run('pg_ctl', ['--pgdata', inRoom('data'), '--mode', 'immediate', 'stop']);
    rmSync(room, { recursive: true, force: true });
  });

  it('is restored into a scratch place before it is kept, and gives back what there was', async () => {
    const { status, stdout, stderr } = backUp();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(
      /^backup: toile-\S+\.dump holds \d+ tables with ([5-9]\d\d|\d{4}) rows, and a restore/,
    );
    const [file = ''] = kept();
    const port = new URL(url).port;
    const to = ['--host', room, '--port', port, '--username', 'toile'];
    // As docs/how-to/back-up-and-restore.md says.
    tool('createdb', ...to, 'restored');
    tool(
      'pg_restore',
      ...to,
      '--dbname',
      'restored',
      '--exit-on-error',
      '--no-owner',
      inRoom('backups', file),
    );
    await onLog(url.replace(/toile$/, 'restored'), async (log) => {
      const found = await Promise.all(
        [0, 1].map((partition) => log.read({ topic: 'tracking', partition, from: 0, maxRecords: 1_000 })),
      );
      expect(new Set(found.flat().map(({ value }) => String(value)))).toEqual(
        new Set(recordsOf(500).map(({ value }) => String(value))),
      );
      // And goes on where it was.
      const [at] = await log.append(recordsOf(1));
      expect(at?.offset).toBe(found[at?.partition ?? 0]?.length);
    });
  });

  it.each([
    ['cut off', `${BIN}/pg_dump "$@" && for last in "$@"; do :; done; truncate --size 20000 "$last"`],
    ['without the rows of a table', `exec ${BIN}/pg_dump --exclude-table-data='log_tracking_*' "$@"`],
    ['that was refused', 'echo "pg_dump: error: server version mismatch" >&2; exit 1'],
  ])('is not kept when it is %s', (_, script) => {
    const before = kept();
    const { status, stdout } = backUp(brokenDump(script));
    expect(status).toBe(1);
    expect(stdout).toContain('FAILED; earlier ones are as they were');
    expect(kept()).toEqual(before);
  });

  it('says so when PostgreSQL is away', () => {
    const { status, stdout } = backUp({ POSTGRES_URL: 'postgres://toile@127.0.0.1:9/toile' });
    expect({ status, stdout }).toEqual({
      status: 1,
      stdout: expect.stringContaining('PostgreSQL cannot be asked'),
    });
  });

  it('drops those that are older than is promised, once a newer one is proven', () => {
    const age = (name: string, days: number) => {
      writeFileSync(inRoom('backups', name), '');
      const at = new Date(Date.now() - days * 86_400_000);
      utimesSync(inRoom('backups', name), at, at);
    };
    for (const name of kept()) rmSync(inRoom('backups', name));
    age('toile-2026-01-01T030000Z.dump', 20);
    age('toile-2026-01-18T030000Z.dump', 3);
    age('not-ours.txt', 90);
    expect(backUp(brokenDump('exit 1')).status).toBe(1);
    expect(kept()).toContain('toile-2026-01-01T030000Z.dump');
    expect(backUp().status).toBe(0);
    expect(kept()).toEqual([
      'not-ours.txt',
      'toile-2026-01-18T030000Z.dump',
      expect.stringMatching(/^toile-.*\.dump$/),
    ]);
  });

  describe('to any moment', () => {
    let bucket: TestBucket;
    beforeAll(async () => {
      bucket = await startTestBucket();
      writeFileSync(inRoom('archive.sh'), readFileSync('deploy/backup/archive.sh'));
    });
    afterAll(() => bucket.stop());

    const archive = (folder: string, ...args: string[]) =>
      run('sh', [inRoom('archive.sh'), ...args], { POSTGRES_URL: url, ARCHIVE: inRoom(folder) });
    const done = (folder: string, ...args: string[]) => {
      const { status, stdout, stderr } = archive(folder, ...args);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      return stdout;
    };
    const append = (...values: string[]) =>
      onLog(url, async (log) => {
        await log.append(values.map((value) => ({ topic: 'tracking', key: 'a', value: Buffer.from(value) })));
      });
    const carry = async (work: (archive: ArchiveBucket) => Promise<unknown>) => {
      const open = new ArchiveBucket(bucket.env, 'postgres/');
      await work(open).finally(() => open.close());
    };

    it('takes a copy and the journal after it, and finds what the server holds in a restore of it', async () => {
      expect(done('archive', 'take')).toMatch(/base \S+ is taken\n.*the journal is there up to 0/);
      await append('kept, in the journal alone');
      // The copy is none of this week's business any more.
      expect(done('archive', 'take')).not.toContain('is taken');
      expect(done('archive', 'verify')).toMatch(/ and [5-9]\d\d records of the log, the same as the server/);
    });

    it('goes through a bucket to the moment that was asked for', async () => {
      await append('before');
      const [{ now = '' } = {}] = await rowsOf(
        url,
        `SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') AS now`,
      );
      await append('after');
      done('archive', 'take');
      await carry((open) => putArchive(inRoom('archive'), open, 30));
      await carry((open) => getArchive(open, inRoom('fetched'), new Date(`${now}Z`)));
      if (isRoot) spawnSync('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, inRoom('fetched')]);
      done('fetched', 'restore', inRoom('restored'), now);
      const port = await freePort();
      const options = `-c port=${port} -c unix_socket_directories='${room}' -c fsync=off`;
      const at = ['--pgdata', inRoom('restored')];
      tool('pg_ctl', ...at, '--log', inRoom('restored.log'), '--wait', '--options', options, 'start');
      try {
        const rows = await rowsOf(
          url.replace(/:\d+\//, `:${port}/`),
          `SELECT convert_from(value, 'UTF8') AS said FROM log ORDER BY appended_at DESC, "offset" DESC LIMIT 2`,
        );
        expect(rows.map(({ said }) => said)).toEqual(['before', 'kept, in the journal alone']);
      } finally {
        run('pg_ctl', [...at, '--mode', 'immediate', 'stop']);
      }
    });

    it('says so when the copy is damaged, or the server holds something else', async () => {
      const [base = ''] = readdirSync(inRoom('archive', 'base'));
      const part = inRoom('archive', 'base', base, 'base.tar.gz.aa');
      const bytes = readFileSync(part);
      writeFileSync(part, bytes.subarray(0, bytes.length - 1_000));
      expect(archive('archive', 'verify')).toMatchObject({
        status: 1,
        stderr: `archive: FAILED: ${base} is damaged\n`,
      });
      writeFileSync(part, bytes);
      await rowsOf(url, `UPDATE log SET value = 'altered' WHERE "offset" = 0`);
      expect(archive('archive', 'verify')).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(/records are \d+ \S+ in the restore and \d+ \S+ on the server/),
      });
    });
  });
});

const recordsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    topic: 'tracking',
    key: `visitor-${n % 7}`,
    value: Buffer.from(`event ${n}`),
  }));

async function rowsOf(url: string, query: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(query)).rows;
  } finally {
    await client.end();
  }
}

async function onLog(
  url: string,
  work: (log: ReturnType<typeof createPostgresLog>) => Promise<void>,
): Promise<void> {
  const pool = new pg.Pool({ connectionString: url });
  const log = createPostgresLog(pool);
  try {
    await work(log);
  } finally {
    await log.close();
    await pool.end();
  }
}
