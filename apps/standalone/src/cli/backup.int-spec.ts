import { spawn } from 'node:child_process';
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

jest.setTimeout(240_000);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const CLI = join(import.meta.dirname, '../../dist/cli');
async function command(name: string, data: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: data, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, ['--no-warnings', join(CLI, `${name}.js`), ...args], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  const [code] = (await once(child, 'exit')) as [number];
  return { code, said };
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
