import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDataSource, poolOf } from '@toile/database';
import { createPostgresLog, type EventLog } from '@toile/event-log';
import { createLogger } from '@toile/platform';
import { testPostgres } from '@toile/testing';
import type { Warehouse } from '@toile/warehouse';
import type { DataSource } from 'typeorm';
import { apiMetrics } from './metrics.js';
import { migrateApi } from './migrate-api.js';
import { startRelay } from './start-relay.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let dataSource: DataSource;
beforeAll(async () => {
  postgres = await testPostgres();
  await migrateApi(postgres.url);
  dataSource = await openDataSource({ url: postgres.url });
});
afterAll(async () => {
  await dataSource?.destroy();
  await postgres?.stop();
});

it('tells how far the relay to Kafka is behind', async () => {
  const pool = poolOf(dataSource);
  const outbox = createPostgresLog(pool);
  const registry = apiMetrics(pool, {} as Warehouse);
  const said = async () => /^toile_relay_lag_records (.+)$/m.exec(await registry.metrics())?.[1];
  expect(await said()).toBe('0');
  let isAway = true;
  const kafka = {
    append: async (records: unknown[]) => {
      if (isAway) throw new Error('no broker');
      return records.map(() => ({}));
    },
  } as unknown as EventLog;
  const fact = { topic: 'ratings', key: 'a', value: Buffer.from('{}') };
  await outbox.append([fact, fact, fact]);
  const stop = await startRelay({ pool, log: kafka, logger: createLogger('test', 'silent') });
  try {
    await until(async () => (await said()) === '3');
    isAway = false;
    await until(async () => (await said()) === '0');
  } finally {
    await stop();
    await outbox.close();
  }
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('waited in vain');
}
