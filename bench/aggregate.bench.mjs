/** Log → warehouse, exactly once, with the rollup, against a plain insert of the same rows into the same table. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEDGER_ENTITIES, ledgerMigrations, startAggregator } from '@toile/aggregator';
import { TOPICS } from '@toile/contracts';
import { migrateDatabase, openDataSource, poolOf } from '@toile/database';
import { startPostgres } from '@toile/embedded';
import { createPostgresLog, logMigrations } from '@toile/event-log';
import { createLogger } from '@toile/platform';
import { createWarehouse, migrateWarehouse } from '@toile/warehouse';
import { trackingRecords } from './events.mjs';
import { FORMATS, plainInserts } from './plain-inserts.mjs';

const ROUNDS = 3;
const EVENTS = 400_000;

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
  const count = async () => (await warehouse.rows('SELECT count() AS n FROM toile.raw_tracking'))[0].n;
  const rounds = { ours: [], processor: [], floor: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await count();
      for (let done = 0; done < EVENTS; done += 500) await log.append(trackingRecords(500, done));
      const used = process.cpuUsage();
      const started = performance.now();
      const logger = createLogger('bench', 'error');
      const aggregator = await startAggregator({ dataSource, log, warehouse, logger, port: 0 });
      while ((await count()) < before + EVENTS) await new Promise((resolve) => setTimeout(resolve, 100));
      rounds.ours.push(EVENTS / ((performance.now() - started) / 1000));
      const { user, system } = process.cpuUsage(used);
      rounds.processor.push((user + system) / EVENTS);
      await aggregator.stop();
      rounds.floor.push(await plainInserts(warehouse, EVENTS));
      process.stdout.write(`  round ${round + 1} of ${ROUNDS}\r`);
    }
  } finally {
    await log.close();
    await warehouse.close();
    await dataSource.destroy();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const ratioTo = (format) => median(rounds.ours.map((rate, index) => rate / rounds.floor[index][format]));
  const row = (name, rates) => ({ way: name, 'events/s (median)': Math.round(median(rates)) });
  const ratios = FORMATS.map((format) => `${ratioTo(format).toFixed(2)} of ${format}`);
  return {
    rows: [
      row('aggregator, exactly once, from the log', rounds.ours),
      ...FORMATS.map((format) =>
        row(
          `plain INSERT … FORMAT ${format}`,
          rounds.floor.map((rates) => rates[format]),
        ),
      ),
    ],
    ratio: ratioTo('RowBinary'),
    notes: [
      `ours ÷ floor: ${ratios.join(', ')} (median of ${ROUNDS} pairs), goal 40,000 events/s`,
      `${median(rounds.processor).toFixed(1)} µs of processor an event, engine and all but PostgreSQL`,
    ],
  };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
