/**
 * The real ingest on a log of its own, in PostgreSQL or (`BENCH_LOG=kafka`) in Kafka; prints its port, stops on SIGTERM. With
 * `BENCH_SECOND` another process takes beacons for the same log in PostgreSQL: prints both ports and that process's id.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrateDatabase } from '@toile/database';
import { startPostgres } from '@toile/embedded';
import { createKafkaLog, createPostgresLog, logMigrations } from '@toile/event-log';
import { startIngest } from '@toile/ingest';
import { createLogger } from '@toile/platform';
import { startKafkaBroker } from '@toile/testing';
import pg from 'pg';

const folder = mkdtempSync(join(tmpdir(), 'toile-bench-'));
const { log, stored, stop, url } = process.env.BENCH_LOG === 'kafka' ? await inKafka() : await inPostgres();
await log.createTopics([{ name: 'tracking', partitions: 4 }]);
const ingest = await startIngest({
  stores: { log },
  logger: createLogger('bench', 'error'),
  port: 0,
  visitorSecret: 'bench'.repeat(8),
  trustedProxies: [],
});
const second = process.env.BENCH_SECOND ? await startSecond() : undefined;
console.log([ingest.port, ...(second ? [second.port, second.child.pid] : [])].join(' '));
process.once('SIGTERM', async () => {
  await second?.stop();
  await ingest.close();
  console.log(await stored());
  await log.close();
  await stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});

async function startSecond() {
  const { BENCH_SECOND: _, ...env } = process.env;
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, BENCH_POSTGRES_URL: url },
  });
  const [port] = await once(child.stdout, 'data');
  return {
    child,
    port: Number(String(port).trim()),
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function inPostgres() {
  const given = process.env.BENCH_POSTGRES_URL;
  const postgres = given ? { url: given, stop: async () => undefined } : await startPostgres(folder);
  const pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
  if (!given) await migrateDatabase(postgres.url, logMigrations);
  return {
    url: postgres.url,
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
