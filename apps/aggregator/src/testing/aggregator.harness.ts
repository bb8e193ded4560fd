import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { TOPICS } from '@toile/contracts';
import { migrateDatabase, openDataSource, poolOf } from '@toile/database';
import { createPostgresLog, type EventLog, logMigrations, type Position } from '@toile/event-log';
import { createLogger } from '@toile/platform';
import { testPostgres, testWarehouse } from '@toile/testing';
import type { Warehouse } from '@toile/warehouse';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { Ledger } from '../ledger/ledger.js';
import { LEDGER_ENTITIES } from '../ledger/ledger-entities.js';
import { ledgerMigrations } from '../ledger/migrations.js';
import { type RunningAggregator, startAggregator } from '../start-aggregator.js';
import type { Finding } from '../verify/finding.js';
import { verify } from '../verify/verify.js';

const PARTITIONS = 2;

/** The value of a tracking record: one opening of a look. */
export function opening(
  visitor: string,
  over: { id?: string; at?: Date; look?: string; bot?: boolean; bytes?: number } = {},
): string {
  const at = (over.at ?? new Date()).toISOString();
  return JSON.stringify({
    id: over.id ?? randomUUID(),
    type: 'BeaconReceived',
    version: 1,
    occurred_at: at,
    subject: null,
    correlation_id: 'test',
    causation_id: null,
    data: {
      kind: 'media',
      target: over.look ?? 'atelier-look-1',
      uri: '/'.padEnd(over.bytes ?? 1, 'x'),
      visitor,
      is_bot: over.bot ?? false,
      received_at: at,
    },
  });
}

/** A log, a ledger and a warehouse of the test's own, and aggregators on them. */
export interface Pipeline {
  dataSource: DataSource;
  /** Below the DataSource. */
  pool: pg.Pool;
  log: EventLog;
  warehouse: Warehouse;
  postgresUrl: string;
  append(values: readonly (string | Buffer)[], key?: string): Promise<Position[]>;
  start(more?: { sealEveryMs?: number }): Promise<RunningAggregator>;
  stopAggregators(): Promise<void>;
  count(table: string): Promise<number>;
  /** Records in a topic of the log. */
  logged(topic?: string): Promise<number>;
  /** Waits until raw and dead letters together hold as many records as topic `tracking`, and the ledger says so. */
  everythingArrived(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPipeline(openLog?: () => EventLog): Promise<Pipeline> {
  const postgres = await testPostgres({ empty: true });
  const dataSource = await openDataSource({ url: postgres.url, entities: LEDGER_ENTITIES });
  const pool = poolOf(dataSource);
  await migrateDatabase(postgres.url, [...logMigrations, ...ledgerMigrations]);
  const store = await testWarehouse(pool);
  const { warehouse } = store;
  const log = openLog?.() ?? createPostgresLog(pool, { leaseMs: 1_500, heartbeatMs: 150 });
  await log.createTopics(TOPICS.map((name) => ({ name, partitions: PARTITIONS })));
  const running: RunningAggregator[] = [];
  const stopAggregators = async () => {
    while (running.length > 0) await running.pop()?.stop();
  };
  const count = async (table: string) =>
    (await warehouse.rows<{ n: number }>(`SELECT count() AS n FROM toile.${table}`))[0]?.n ?? 0;
  const logged = async (topic = 'tracking') => {
    const partitions = Array.from({ length: PARTITIONS }, (_, partition) => log.endOffset(topic, partition));
    return (await Promise.all(partitions)).reduce((sum, end) => sum + end, 0);
  };
  return {
    dataSource,
    pool,
    log,
    warehouse,
    postgresUrl: postgres.url,
    stopAggregators,
    count,
    logged,
    append: (values, key = 'one') =>
      log.append(values.map((value) => ({ topic: 'tracking', key, value: Buffer.from(value) }))),
    start: async (more = {}) => {
      const logger = createLogger('test', 'silent');
      const aggregator = await startAggregator({ dataSource, log, warehouse, logger, port: 0, ...more });
      running.push(aggregator);
      return aggregator;
    },
    everythingArrived: () =>
      until(async () => {
        const next = await new Ledger(dataSource).nextOffsets('tracking');
        const completed = [...next.values()].reduce((sum, one) => sum + one, 0);
        const arrived = (await count('raw_tracking')) + (await count('dead_letter'));
        return completed === arrived && arrived === (await logged());
      }),
    stop: async () => {
      await stopAggregators();
      await log.close();
      await store.stop();
      await dataSource.destroy();
      await postgres.stop();
    },
  };
}

/** What `npm run events -- verify` would complain of. */
export async function differences(stores: Parameters<typeof verify>[0]): Promise<Finding[]> {
  const found: Finding[] = [];
  for await (const finding of verify(stores)) if (!finding.ok) found.push(finding);
  return found;
}

/** Waits until the condition holds. */
export async function until(condition: () => Promise<boolean> | boolean, withinMs = 90_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('waited in vain');
    await sleep(50);
  }
}
