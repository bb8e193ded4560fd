/** The real ingest on a PostgreSQL log of its own; prints its port, stops on SIGTERM. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@toile/embedded';
import { createPostgresLog, migratePostgresLog } from '@toile/event-log';
import { startIngest } from '@toile/ingest';
import { createLogger } from '@toile/platform';
import pg from 'pg';

const folder = mkdtempSync(join(tmpdir(), 'toile-bench-'));
const postgres = await startPostgres(folder);
const pool = new pg.Pool({ connectionString: postgres.url });
await migratePostgresLog(pool);
const log = createPostgresLog(pool);
await log.createTopics([{ name: 'tracking', partitions: 4 }]);
const inner = log.append.bind(log);
const S = { n: 0, r: 0, ms: 0, max: 0 };
log.append = async (x) => {
  const t = performance.now();
  const y = await inner(x);
  const d = performance.now() - t;
  S.n++;
  S.r += x.length;
  S.ms += d;
  S.max = Math.max(S.max, d);
  return y;
};
setInterval(() => {
  console.error(
    S.n,
    'appends/s',
    (S.r / S.n).toFixed(1),
    'records',
    (S.ms / S.n).toFixed(2),
    'ms avg',
    S.max.toFixed(1),
  );
  S.n = S.r = S.ms = S.max = 0;
}, 1000).unref();
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
  const { rows } = await pool.query(
    "SELECT sum(next_offset)::int AS n FROM log_head WHERE topic = 'tracking'",
  );
  console.log(rows[0].n);
  await log.close();
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
