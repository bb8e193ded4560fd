/** The real ingest on a log of its own, in PostgreSQL or (`BENCH_LOG=kafka`) in Kafka; prints its port, stops on SIGTERM. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@toile/embedded';
import { createKafkaLog, createPostgresLog, migratePostgresLog } from '@toile/event-log';
import { startIngest } from '@toile/ingest';
import { createLogger } from '@toile/platform';
import { startKafkaBroker } from '@toile/testing';
import pg from 'pg';

const folder = mkdtempSync(join(tmpdir(), 'toile-bench-'));
const { log, stored, stop } = process.env.BENCH_LOG === 'kafka' ? await inKafka() : await inPostgres();
await log.createTopics([{ name: 'tracking', partitions: 4 }]);
const ingest = await startIngest({
  log,
  logger: createLogger('bench', 'error'),
  port: 0,
  visitorSecret: 'bench'.repeat(8),
  trustedProxies: [],
});
console.log(ingest.port);
process.once('SIGTERM', async () => {
  await ingest.close();
  console.log(await stored());
  await log.close();
  await stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});

async function inPostgres() {
  const postgres = await startPostgres(folder);
  const pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
  await migratePostgresLog(pool);
  return {
    log: createPostgresLog(pool),
    stored: async () => {
      const { rows } = await pool.query(
        "SELECT sum(next_offset)::int AS n FROM log_head WHERE topic = 'tracking'",
      );
      return rows[0].n;
    },
    stop: async () => {
      await pool.end();
      await postgres.stop();
    },
  };
}

async function inKafka() {
  const broker = await startKafkaBroker(folder);
  const log = createKafkaLog({ brokers: [`127.0.0.1:${broker.port}`] });
  const ends = () => Promise.all([0, 1, 2, 3].map((partition) => log.endOffset('tracking', partition)));
  return {
    log,
    stored: async () => (await ends()).reduce((sum, end) => sum + end, 0),
    stop: () => broker.stop(),
  };
}
