import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { startPostgres } from '@toile/embedded';
import { createPostgresLog } from '@toile/event-log';
import pg from 'pg';
import { backupFolder } from '../backup-folder.js';
import { CommandsInTurn } from './testing-commands.js';

jest.setTimeout(240_000);

let folder: string;
let commands: CommandsInTurn;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-backup-'));
  commands = new CommandsInTurn({ LOG_LEVEL: 'error' });
});
afterAll(async () => {
  await commands?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** On the folder `data`. */
const command = (name: string, data: string, ...args: string[]) =>
  onStores({ DATA_DIR: data }, name, ...args);
async function onStores(env: Record<string, string>, name: string, ...args: string[]) {
  const { code, out, said } = await commands.run(name, args, { env });
  return { code, said: out + said };
}

const event = (n: number) =>
  JSON.stringify({
    id: `018f4a1e-7c3b-7d2a-9f10-${String(n).padStart(12, '0')}`,
    type: 'BeaconReceived',
    version: 2,
    occurred_at: new Date().toISOString(),
    subject: null,
    correlation_id: 'backup',
    causation_id: null,
    data: {
      kind: 'media',
      target: 'look-1',
      uri: '/',
      visitor: `v${n}`,
      received_at: new Date().toISOString(),
    },
  });

it('restores a backup to a folder that serves the same, with ClickHouse computed from the log', async () => {
  const [live, backup, restored] = [join(folder, 'live'), join(folder, 'backup'), join(folder, 'restored')];
  expect((await command('migrate', live)).said).toContain('current schema');
  const postgres = await startPostgres(join(live, 'postgres'));
  const pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
  const log = createPostgresLog(pool);
  await log.append(
    Array.from({ length: 300 }, (_, n) => ({
      topic: 'tracking',
      key: `v${n % 7}`,
      value: Buffer.from(event(n)),
    })),
  );
  await mkdir(join(live, 'media'), { recursive: true });
  await writeFile(join(live, 'media', 'look-1.svg'), '<svg/>');
  await writeFile(join(live, 'secrets.json'), '{"apiSecret":"kept"}');
  await backupFolder(pool, live, backup);
  await log.append([{ topic: 'tracking', key: 'later', value: Buffer.from('after the backup') }]);
  await log.close();
  await pool.end();
  await postgres.stop();

  await expect(backupFolder(pool, live, backup)).rejects.toThrow('already');
  expect((await command('restore', live, '--from', backup)).said).toContain('not empty');
  expect((await command('restore', restored, '--from', live)).said).toContain('no backup');
  expect(await command('restore', restored, '--from', backup)).toMatchObject({
    code: 0,
    said: expect.stringContaining('log and warehouse agree'),
  });
  const verified = await command('events', restored, 'verify', '--topic', 'tracking');
  expect(verified).toMatchObject({ code: 0, said: expect.stringContaining('Everything holds.') });
  const counted = [...verified.said.matchAll(/(\d+) records, each once/g)].map(([, n]) => Number(n));
  expect(counted.reduce((sum, n) => sum + n, 0)).toBe(300);
  expect(readFileSync(join(restored, 'media', 'look-1.svg'), 'utf8')).toBe('<svg/>');
  expect(readFileSync(join(restored, 'secrets.json'), 'utf8')).toContain('kept');
  expect(existsSync(join(restored, 'backup.json'))).toBe(false);
});

it('moves to servers as the guide says, with ClickHouse computed from the log there', async () => {
  // A server on the files of the backup, as the guide lays them into one.
  const server = await startPostgres(join(folder, 'backup', 'postgres'));
  const password = randomUUID();
  const engine = spawn(process.execPath, ['test/chaos/engine.mjs', join(folder, 'engine'), password], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const [{ port }] = (await once(engine, 'message')) as [{ port: number }];
    const stores = {
      DATA_DIR: join(folder, 'none'),
      POSTGRES_URL: server.url,
      CLICKHOUSE_URL: `http://toile:${password}@127.0.0.1:${port}`,
    };
    const said = [];
    for (const words of commandsOf('docs/how-to/move-to-servers.md')) {
      const [name = '', ...args] = words;
      const { code, said: lines } = await onStores(stores, name, ...args);
      // A replay ends with 2 where hours of the empty warehouse differ, as the guide says.
      expect({ words, lines, isDone: code === 0 || (code === 2 && words.at(-1) === 'replay') }).toMatchObject(
        {
          isDone: true,
        },
      );
      said.push(lines);
    }
    expect(said.at(-1)).toContain('Everything holds.');
    const counted = [...(said.at(-1) ?? '').matchAll(/(\d+) records, each once/g)].map(([, n]) => Number(n));
    expect(counted.reduce((sum, n) => sum + n, 0)).toBe(300);
  } finally {
    engine.kill();
    await server.stop();
  }
});

/** What a guide tells to type for `toile`, of what goes on with the servers. */
const commandsOf = (guide: string) =>
  [...readFileSync(guide, 'utf8').matchAll(/^ *npm run toile -- ([^#\n]*)/gm)].map(([, words = '']) =>
    words.trim().split(/\s+/),
  );
