import { DeadLetters, ledgerMigrations } from '@toile/aggregator';
import { API_DATABASE_MIGRATIONS } from '@toile/api';
import { TOPICS } from '@toile/contracts';
import { pendingMigrations } from '@toile/database';
import { pendingWarehouseMigrations, type Warehouse } from '@toile/warehouse';
import type { DataSource } from 'typeorm';
import { lagOf } from '../lag-of.js';
import { standaloneMigrations } from '../migrations.js';
import type { Stores } from '../stores.js';
import { type Finding, findingsOf } from './finding.js';

const MIGRATE = 'npm start does it, or the job migrate: toile migrate';
const OLDEST_POSTGRES = 14;
/** Further apart, events fall into hours that are sealed already. */
const CLOCKS_APART_MS = 2_000;

/** PostgreSQL: its version, encoding, connections, clock, schema and jobs. */
export async function examinePostgres(dataSource: DataSource): Promise<Finding[]> {
  const of = findingsOf('PostgreSQL');
  const asked = Date.now();
  const [facts] = await dataSource.query<
    { version: number; encoding: string; most: number; used: number; now_ms: number }[]
  >(
    `SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('server_encoding') AS encoding,
       current_setting('max_connections')::int AS most, (SELECT count(*)::int FROM pg_stat_activity) AS used,
       (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now_ms`,
  );
  if (!facts) return [];
  const { version, encoding, most, used } = facts;
  const found: Finding[] = [];
  if (version < OLDEST_POSTGRES)
    found.push(of.fault(`version ${version} is too old`, `Toile is made for ${OLDEST_POSTGRES} and later.`));
  if (encoding !== 'UTF8')
    found.push(
      of.fault(
        `the database is in ${encoding}`,
        'Names of designers do not fit: make one with ENCODING ‘UTF8’ and restore into it.',
      ),
    );
  if (used > 0.8 * most)
    found.push(
      of.warning(`${used} of ${most} connections are taken`, 'docs/how-to/runbooks/PostgresPoolDry.md'),
    );
  const all = [...API_DATABASE_MIGRATIONS, ...ledgerMigrations, ...standaloneMigrations];
  const pending = await pendingMigrations(dataSource, all);
  if (pending.length > 0)
    found.push(of.fault(`${pending.length} migrations have not run, ${pending[0]} first`, MIGRATE));
  if (found.length === 0)
    found.push(of.ok(`version ${version}, current schema, ${used} of ${most} connections`));
  return [...found, ...judgeClock('PostgreSQL', facts.now_ms, asked), ...(await examineJobs(dataSource))];
}

async function examineJobs(dataSource: DataSource): Promise<Finding[]> {
  const of = findingsOf('jobs');
  const [{ there }] = await dataSource.query(
    "SELECT to_regclass('graphile_worker.jobs') IS NOT NULL AS there",
  );
  if (!there) return [of.fault('their tables are missing', MIGRATE)];
  const [{ failed }] = await dataSource.query(
    // One that is locked is at its last attempt.
    'SELECT count(*)::int AS failed FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL',
  );
  return [
    failed > 0
      ? of.warning(`${failed} were given up`, 'docs/how-to/runbooks/JobsFailed.md')
      : of.ok('none was given up'),
  ];
}

/** The log's topics, and how far the warehouse is behind them. */
export async function examineLog(stores: Pick<Stores, 'log' | 'dataSource'>): Promise<Finding[]> {
  const of = findingsOf('log');
  const missing: string[] = [];
  for (const topic of TOPICS) if (!(await hasTopic(stores.log, topic))) missing.push(topic);
  if (missing.length > 0) return [of.fault(`there is no topic ${missing.join(', ')}`, MIGRATE)];
  const lags = await lagOf(stores);
  const behind = lags.filter(({ seconds }) => seconds > 30);
  return [
    of.ok(`${TOPICS.length} topics`),
    ...(behind.length > 0
      ? behind.map(({ topic, records, seconds }) =>
          findingsOf('figures').fault(
            `${topic} is ${records} records and ${seconds} s behind`,
            'docs/how-to/runbooks/FiguresStale.md',
          ),
        )
      : [findingsOf('figures').ok('the warehouse has what the log has')]),
  ];
}

const hasTopic = async (log: Stores['log'], topic: string) => {
  try {
    return (await log.partitions(topic)) > 0;
  } catch (error) {
    if ((error as { code?: string }).code === 'log/unknown-topic') return false;
    throw error;
  }
};

/** ClickHouse: its disks, its clock and its schema. */
export async function examineWarehouse(warehouse: Warehouse): Promise<Finding[]> {
  const of = findingsOf('ClickHouse');
  const asked = Date.now();
  const [facts] = await warehouse.rows<{ version: string; now_ms: number; free: number; readonly: number }>(
    `SELECT version() AS version, toUnixTimestamp64Milli(now64(3)) AS now_ms,
       (SELECT min(unreserved_space / total_space) FROM system.disks WHERE total_space > 0) AS free,
       (SELECT count() FROM system.replicas WHERE is_readonly) AS readonly`,
  );
  if (!facts) return [];
  const found: Finding[] = [];
  if (facts.free < 0.1)
    found.push(
      of.fault(
        `its disk is ${Math.round((1 - facts.free) * 100)} % full`,
        'It takes no inserts for long: give it a larger disk. The log keeps what is not stored meanwhile.',
      ),
    );
  if (facts.readonly > 0)
    found.push(
      of.fault(
        `${facts.readonly} tables are read-only`,
        'Look at its Keeper; inserts wait until it is back.',
      ),
    );
  const pending = await pendingWarehouseMigrations(warehouse);
  if (pending.length > 0)
    found.push(of.fault(`${pending.length} migrations have not run, ${pending[0]} first`, MIGRATE));
  if (found.length === 0) found.push(of.ok(`version ${facts.version}, current schema`));
  return [...found, ...judgeClock('ClickHouse', facts.now_ms, asked)];
}

/** Records nobody could read. */
export async function examineDeadLetters(
  stores: Pick<Stores, 'log' | 'warehouse' | 'dataSource'>,
): Promise<Finding[]> {
  const of = findingsOf('dead letters');
  const groups = await new DeadLetters(stores).groups({});
  if (groups.length === 0) return [of.ok('none')];
  const unsent = groups.filter(({ letters, sentAgain }) => letters > sentAgain);
  if (unsent.length === 0) return [of.ok('all were sent again')];
  return unsent
    .slice(0, 3)
    .map(({ topic, letters, sentAgain, reason }) =>
      of.warning(`${letters - sentAgain} of ${topic}: ${reason}`, 'docs/how-to/runbooks/DeadLetters.md'),
    );
}

/** @param thereMs what the store's clock said, milliseconds @param askedMs when it was asked by this machine's */
export function judgeClock(store: string, thereMs: number, askedMs: number, nowMs = Date.now()): Finding[] {
  const of = findingsOf('clocks');
  // Its answer was made at some time between the question and now.
  const apart = Math.max(askedMs - thereMs, thereMs - nowMs, 0);
  if (apart < CLOCKS_APART_MS) return [];
  return [
    of.fault(
      `${store}’s clock and this machine’s are ${(apart / 1000).toFixed(1)} s apart`,
      'Let NTP set both: figures are cut by hours, and sessions end by these clocks.',
    ),
  ];
}
