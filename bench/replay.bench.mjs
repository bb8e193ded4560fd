/** Everything again from the log into shadow tables and swapped in, against a plain insert of the same rows. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEDGER_ENTITIES, ledgerMigrations, Replay, startAggregator } from '@toile/aggregator';
import { TOPICS } from '@toile/contracts';
import { migrateDatabase, openDataSource, poolOf } from '@toile/database';
import { startPostgres } from '@toile/embedded';
import { createPostgresLog, logMigrations } from '@toile/event-log';
import { createLogger } from '@toile/platform';
import { createWarehouse, migrateWarehouse } from '@toile/warehouse';
import { trackingRecords } from './events.mjs';
import { tellMemory, watchMemory } from './memory-parts.mjs';
import { FORMATS, plainInserts } from './plain-inserts.mjs';

const EVENTS = Number(process.env.BENCH_EVENTS ?? 1_000_000);

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'toile-bench-'));
  const postgres = await startPostgres(folder);
  const dataSource = await openDataSource({ url: postgres.url, entities: LEDGER_ENTITIES, max: 20 });
  const pool = poolOf(dataSource);
  await migrateDatabase(postgres.url, [...logMigrations, ...ledgerMigrations]);
  const warehouse = createWarehouse({ path: join(folder, 'clickhouse') });
  await migrateWarehouse(warehouse, pool);
  const log = createPostgresLog(pool);
  await log.createTopics(TOPICS.map((name) => ({ name, partitions: 4 })));
  try {
    for (let done = 0; done < EVENTS; done += 500) await log.append(trackingRecords(500, done));
    const logger = createLogger('bench', 'error');
    const aggregator = await startAggregator({ dataSource, log, warehouse, logger, port: 0 });
    const count = async () => (await warehouse.rows('SELECT count() AS n FROM toile.raw_tracking'))[0].n;
    while ((await count()) < EVENTS) await new Promise((resolve) => setTimeout(resolve, 50));
    const replay = new Replay({ dataSource, log, warehouse });
    const filling = watchMemory();
    const used = process.cpuUsage();
    const started = performance.now();
    const plan = await replay.fill({ topics: ['tracking'] });
    const filled = performance.now();
    const { user, system } = process.cpuUsage(used);
    const [first, , , last] = filling.stop();
    const comparing = watchMemory();
    const unequal = (await replay.compare(plan)).filter((hour) => !hour.equal).length;
    const compared = performance.now();
    const inComparison = highest(comparing.stop());
    const swapping = watchMemory();
    await replay.accept(plan);
    const accepted = performance.now();
    const inSwap = highest(swapping.stop());
    await aggregator.stop();
    const floor = await plainInserts(warehouse, Math.min(EVENTS, 400_000));
    const rate = EVENTS / ((filled - started) / 1000);
    return {
      rows: [
        { way: 'replay into shadow tables', 'events/s': Math.round(rate) },
        ...FORMATS.map((format) => ({
          way: `plain INSERT … FORMAT ${format}`,
          'events/s': Math.round(floor[format]),
        })),
      ],
      ratio: rate / floor.RowBinary,
      notes: [
        `${EVENTS} events; ours ÷ floor ${FORMATS.map((format) => `${(rate / floor[format]).toFixed(2)} of ${format}`).join(', ')}; goal 60,000 events/s`,
        `${((user + system) / EVENTS).toFixed(1)} µs of processor an event, engine and all but PostgreSQL`,
        `compared in ${Math.round(compared - filled)} ms (${unequal} hours unequal), swapped in in ${Math.round(accepted - compared)} ms`,
        `resident memory, filling, most in the first quarter: ${tellMemory(first)}`,
        `most in the last quarter: ${tellMemory(last)}`,
        `most while comparing: ${tellMemory(inComparison)}`,
        `most while swapping in: ${tellMemory(inSwap)}`,
      ],
    };
  } finally {
    await log.close();
    await warehouse.close();
    await dataSource.destroy();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const highest = (quarters) => quarters.reduce((a, b) => (b.all > a.all ? b : a));
