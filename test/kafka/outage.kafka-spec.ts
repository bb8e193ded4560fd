import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { LEDGER_ENTITIES, ledgerMigrations, startAggregator, verify } from '@toile/aggregator';
import { TOPICS } from '@toile/contracts';
import { migrateDatabase, openDataSource, poolOf } from '@toile/database';
import { createKafkaLog, type EventLog } from '@toile/event-log';
import { startIngest } from '@toile/ingest';
import { createLogger, type RunningService } from '@toile/platform';
import { type CrashableKafka, crashableKafka, testPostgres, testWarehouse } from '@toile/testing';
import type { Warehouse } from '@toile/warehouse';
import type { DataSource } from 'typeorm';
import { openLook } from '../e2e/visitors.js';

jest.setTimeout(300_000);

const OUTAGE_MS = 30_000;
const closers: (() => unknown)[] = [];
let kafka: CrashableKafka;
let log: EventLog;
let dataSource: DataSource;
let warehouse: Warehouse;
let ingest: RunningService;
let aggregator: Awaited<ReturnType<typeof startAggregator>>;

beforeAll(async () => {
  kafka = await crashableKafka();
  closers.push(() => kafka.stop());
  const postgres = await testPostgres();
  closers.push(postgres.stop);
  dataSource = await openDataSource({ url: postgres.url, entities: LEDGER_ENTITIES });
  closers.push(() => dataSource.destroy());
  const store = await testWarehouse(poolOf(dataSource));
  warehouse = store.warehouse;
  closers.push(() => store.stop());
  await migrateDatabase(postgres.url, ledgerMigrations);
  log = createKafkaLog({ brokers: [kafka.address], leaseMs: 3_000, heartbeatMs: 300 });
  closers.push(() => log.close());
  await log.createTopics(TOPICS.map((name) => ({ name, partitions: 2 })));
  const folder = await mkdtemp(join(tmpdir(), 'toile-outage-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const logger = createLogger('test', 'silent');
  const secrets = { visitorSecret: 's'.repeat(32), trustedProxies: [] };
  ingest = await startIngest({ stores: { log }, logger, port: 0, ...secrets, spool: { folder } });
  closers.push(() => ingest.close());
  aggregator = await startAggregator({ dataSource, log, warehouse, logger, port: 0 });
  closers.push(() => aggregator.stop());
});
afterAll(async () => {
  while (closers.length > 0) await closers.pop()?.();
});

const url = () => `http://127.0.0.1:${ingest.port}`;

it('answers beacons through half a minute without Kafka, and counts each once afterwards', async () => {
  const answered = new Set<string>();
  const send = async () => {
    const id = randomUUID();
    while ((await openLook(url(), 'atelier-look-1', id, id).catch(() => 0)) !== 204) await sleep(200);
    answered.add(id);
  };
  for (let n = 0; n < 50; n += 1) await send();
  const broker = await kafka.goAway();
  const back = sleep(OUTAGE_MS).then(() => broker.return());
  let away = true;
  void back.finally(() => {
    away = false;
  });
  const said = new Set<string>();
  while (away) {
    await send();
    const ready = await fetch(`http://127.0.0.1:${ingest.internalPort}/health/ready`);
    const { services } = (await ready.json()) as { services: Record<string, string> };
    if (!ready.ok) for (const [name, state] of Object.entries(services)) if (state !== 'ok') said.add(name);
    await sleep(500);
  }
  await back;
  for (let n = 0; n < 50; n += 1) await send();
  const deadline = Date.now() + 120_000;
  const stored = async () =>
    (
      await warehouse.rows<{ id: string }>('SELECT DISTINCT toString(event_id) AS id FROM toile.raw_tracking')
    ).map(({ id }) => id);
  const missing = async () => {
    const there = new Set(await stored());
    return [...answered].filter((id) => !there.has(id));
  };
  while ((await missing()).length > 0 && Date.now() < deadline) await sleep(500);
  expect(await missing()).toEqual([]);
  expect(answered.size).toBeGreaterThan(100);
  expect([...said]).toEqual(['log']);
  const isWell = () =>
    aggregator.health().then(
      () => true,
      () => false,
    );
  while (!(await isWell()) && Date.now() < deadline) await sleep(200);
  await aggregator.health();
  for await (const finding of verify({ dataSource, log, warehouse }))
    expect(finding).toMatchObject({ ok: true });
});
