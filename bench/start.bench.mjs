/** `npm start` until all of it is well: on an empty data folder with the whole demo, then again and again with it there. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startPostgres } from '@toile/embedded';
import { createWarehouse } from '@toile/warehouse';

const ROUNDS = 5;
const GOAL_MS = 8_000;

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'toile-bench-'));
  try {
    const first = await start(folder);
    const warm = [];
    const floor = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      warm.push(await start(folder));
      floor.push(await storesAlone(folder));
      process.stdout.write(`  round ${round + 1} of ${ROUNDS}\r`);
    }
    const row = (what, times) => ({
      what,
      'median s': (median(times) / 1000).toFixed(1),
      'slowest s': (Math.max(...times) / 1000).toFixed(1),
    });
    return {
      rows: [
        row('empty folder: migrations and the whole demo', [first]),
        row('demo is there', warm),
        row('floor: its PostgreSQL and its ClickHouse engine alone, one after the other', floor),
      ],
      notes: [
        `installed and built beforehand; until /api/health answers 200. Goal ${GOAL_MS / 1000} s with the demo there`,
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function start(folder) {
  const PORT = String(await freePort());
  const begun = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT, DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  while (!(await fetch(`http://127.0.0.1:${PORT}/api/health`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    await sleep(50);
  }
  const took = performance.now() - begun;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  return took;
}

async function storesAlone(folder) {
  const begun = performance.now();
  const postgres = await startPostgres(join(folder, 'postgres'));
  const warehouse = createWarehouse({ path: join(folder, 'clickhouse') });
  await warehouse.ping();
  const took = performance.now() - begun;
  await warehouse.close();
  await postgres.stop();
  return took;
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
