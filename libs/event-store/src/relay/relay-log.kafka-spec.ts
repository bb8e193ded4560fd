import { expect, it } from '@jest/globals';
import { migrateDatabase } from '@toile/database';
import { createKafkaLog, createPostgresLog, type LogRecord, logMigrations } from '@toile/event-log';
import { crashableKafka, testPostgres } from '@toile/testing';
import pg from 'pg';
import { relayLog } from './relay-log.js';
import { RepeatFilter } from './repeat-filter.js';

const TOPIC = 'moodboards';
const PARTITIONS = 3;
const RECORDS = 3_000;

it('brings every record to Kafka once and in order, though the broker crashes in the middle', async () => {
  const [kafka, postgres] = await Promise.all([crashableKafka(), testPostgres()]);
  const pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
  await migrateDatabase(postgres.url, logMigrations);
  const source = createPostgresLog(pool);
  const target = createKafkaLog({ brokers: [kafka.address], leaseMs: 3_000, heartbeatMs: 100 });
  for (const log of [source, target]) await log.createTopics([{ name: TOPIC, partitions: PARTITIONS }]);
  const relay = await relayLog({ source, target, topics: [TOPIC], batch: 50 });
  for (let n = 0; n < RECORDS; n += 100) {
    await source.append(
      Array.from({ length: 100 }, (_, index) => ({
        topic: TOPIC,
        key: `moodboard-${(n + index) % 17}`,
        value: Buffer.from(String(n + index)),
      })),
    );
    if (n === RECORDS / 2) await kafka.crashAndRestart();
  }
  for (;;) {
    const lag = await source.lag('relay', [TOPIC]);
    if (lag.every((one) => one.lag === 0)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await relay.stop();
  for (let partition = 0; partition < PARTITIONS; partition += 1) {
    const filter = new RepeatFilter();
    const published: LogRecord[] = [];
    const end = await target.endOffset(TOPIC, partition);
    while (published.length < end) {
      const from = published.length;
      published.push(...(await target.read({ topic: TOPIC, partition, from, maxRecords: 1_000 })));
    }
    const kept = published
      .filter((record) => !filter.isRepeat(record))
      .map((record) => record.value.toString());
    const wanted = await source.read({ topic: TOPIC, partition, from: 0, maxRecords: RECORDS });
    expect(kept).toEqual(wanted.map((record) => record.value.toString()));
    expect(published.length - kept.length).toBeLessThanOrEqual(2 * 50);
  }
  await Promise.all([source, target].map((log) => log.close()));
  await pool.end();
  await Promise.all([kafka.stop(), postgres.stop()]);
}, 240_000);
