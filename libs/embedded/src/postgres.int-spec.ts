import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startPostgres } from './postgres.js';

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('embedded PostgreSQL', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'toile-embedded-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('keeps what was committed across a stop and a crash', async () => {
    const first = await startPostgres(folder);
    await ask(first.url, 'CREATE TABLE kept AS SELECT 1 AS n');
    await first.stop();
    const second = await startPostgres(folder);
    await ask(second.url, 'INSERT INTO kept VALUES (2)');
    await second.kill();
    const third = await startPostgres(folder);
    expect(await ask(third.url, 'SELECT n FROM kept ORDER BY n')).toEqual([{ n: 1 }, { n: 2 }]);
    await third.stop();
  });

  it('starts a server that was killed again, on the same port', async () => {
    let restarts = 0;
    const server = await startPostgres(folder, { onRestart: () => (restarts += 1) });
    const pidOf = async () =>
      Number((await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    const killed = await pidOf();
    process.kill(killed, 'SIGKILL');
    let answer: unknown;
    for (let tries = 0; tries < 300 && !answer; tries += 1) {
      await sleep(100);
      answer = await ask(server.url, 'SELECT count(*)::int AS n FROM kept').catch(() => undefined);
    }
    expect(answer).toEqual([{ n: 2 }]);
    expect(await pidOf()).not.toBe(killed);
    expect(restarts).toBeGreaterThan(0);
    await server.stop();
  });

  it('starts again however often and at whatever moment the server is killed', async () => {
    const server = await startPostgres(folder);
    try {
      const pidFile = join(folder, 'data', 'postmaster.pid');
      const killed: number[] = [];
      const deadline = Date.now() + 40_000;
      while (killed.length < 5 && Date.now() < deadline) {
        await sleep(2);
        const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
        if (!pid || pid === killed.at(-1)) continue;
        // From the moment it exists, by its first answer, to well after it.
        await sleep(killed.length * 20);
        process.kill(pid, 'SIGKILL');
        killed.push(pid);
      }
      expect(killed).toHaveLength(5);
      let answer: unknown;
      for (let tries = 0; tries < 300 && !answer; tries += 1) {
        await sleep(100);
        answer = await ask(server.url, 'SELECT count(*)::int AS n FROM kept').catch(() => undefined);
      }
      expect(answer).toEqual([{ n: 2 }]);
    } finally {
      await server.stop();
    }
  });

  it('stops a server that an earlier run left behind and starts its own', async () => {
    const left = await startPostgres(folder);
    const pid = Number((await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    const next = await startPostgres(folder);
    expect(await ask(next.url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 2 }]);
    expect(() => process.kill(pid, 0)).toThrow();
    await left.stop();
    await next.stop();
  });
});
