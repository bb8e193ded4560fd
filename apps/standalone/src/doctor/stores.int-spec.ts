import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDataSource, poolOf } from '@toile/database';
import { createPostgresLog, type EventLog } from '@toile/event-log';
import { createLogger } from '@toile/platform';
import { testPostgres, testWarehouse } from '@toile/testing';
import type { Warehouse } from '@toile/warehouse';
import type { DataSource } from 'typeorm';
import { migrate } from '../migrate.js';
import { STANDALONE_ENTITIES } from '../stores.js';
import { examineDeadLetters, examineLog, examinePostgres, examineWarehouse, judgeClock } from './stores.js';

let postgres: Awaited<ReturnType<typeof testPostgres>>;
let dataSource: DataSource;
let log: EventLog;
let engine: Awaited<ReturnType<typeof testWarehouse>>;
let warehouse: Warehouse;
beforeAll(async () => {
  postgres = await testPostgres({ empty: true });
  dataSource = await openDataSource({ url: postgres.url, entities: STANDALONE_ENTITIES });
  log = createPostgresLog(poolOf(dataSource));
  engine = await testWarehouse(poolOf(dataSource));
  warehouse = engine.warehouse;
});
afterAll(async () => {
  await log?.close();
  await engine?.stop();
  await dataSource?.destroy();
  await postgres?.stop();
});

const short = (findings: { part: string; state: string; says: string }[]) =>
  findings.map(({ part, state, says }) => `${part} ${state}: ${says}`);

it('names what an empty database lacks and what makes it, and says nothing once that has run', async () => {
  expect(short(await examinePostgres(dataSource))).toEqual([
    expect.stringMatching(/^PostgreSQL fault: \d+ migrations have not run, \w+ first$/),
    'jobs fault: their tables are missing',
  ]);
  await migrate(
    { pool: poolOf(dataSource), postgresUrl: postgres.url, log, partitions: 2, warehouse },
    createLogger('test', 'silent'),
    new AbortController().signal,
  );
  expect(short(await examinePostgres(dataSource))).toEqual([
    expect.stringMatching(/^PostgreSQL ok: version \d+, current schema, \d+ of \d+ connections$/),
    'jobs ok: none was given up',
  ]);
  expect(short(await examineWarehouse(warehouse))).toEqual([
    expect.stringMatching(/^ClickHouse ok: version [\d.]+, current schema$/),
  ]);
  expect(await examineDeadLetters({ log, dataSource, warehouse })).toMatchObject([
    { state: 'ok', says: 'none' },
  ]);
});

it('sees a job that was given up, and lets one at its last attempt be', async () => {
  await dataSource.query("SELECT graphile_worker.add_job('note', '{}', max_attempts => 1)");
  await dataSource.query(
    'UPDATE graphile_worker._private_jobs SET attempts = max_attempts, locked_at = now()',
  );
  expect(short(await examinePostgres(dataSource))).toContain('jobs ok: none was given up');
  await dataSource.query('UPDATE graphile_worker._private_jobs SET locked_at = NULL');
  expect(short(await examinePostgres(dataSource))).toContain('jobs warning: 1 were given up');
});

it('sees a step of the warehouse that has not run', async () => {
  await warehouse.command(`DELETE FROM ${warehouse.database}.schema_migration WHERE name LIKE '0001%'`);
  expect(short(await examineWarehouse(warehouse))).toEqual([
    expect.stringMatching(/^ClickHouse fault: 1 migrations have not run, 0001\w+ first$/),
  ]);
});

it('sees figures that have fallen behind the log', async () => {
  expect(short(await examineLog({ log, dataSource }))).toContain(
    'figures ok: the warehouse has what the log has',
  );
  await log.append([{ topic: 'tracking', key: 'visitor', value: Buffer.from('{}') }]);
  // A minute goes by.
  await dataSource.query(
    "UPDATE log SET appended_at = appended_at - interval '1 minute' WHERE topic = 'tracking'",
  );
  expect(short(await examineLog({ log, dataSource }))).toContainEqual(
    expect.stringMatching(/^figures fault: tracking is 1 records and 6\d(\.\d)? s behind$/),
  );
});

it('takes clocks for apart only where the time of asking cannot explain it', () => {
  expect(judgeClock('PostgreSQL', 10_000, 9_000, 14_000)).toEqual([]);
  expect(judgeClock('PostgreSQL', 5_500, 9_000, 9_100)).toMatchObject([
    { state: 'fault', says: 'PostgreSQL’s clock and this machine’s are 3.5 s apart' },
  ]);
  expect(judgeClock('ClickHouse', 19_100, 9_000, 9_100)).toMatchObject([{ state: 'fault' }]);
});
