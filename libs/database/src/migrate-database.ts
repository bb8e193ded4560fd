import { DataSource, type QueryRunner } from 'typeorm';
import type { MigrationClass } from './forward-migration.js';

/** Any number all migrating processes share; the advisory lock lets one of them work at a time. */
const LOCK = 7_016_021;
export const MIGRATION_TABLE = 'migration';

/**
 * Runs the steps that have not run yet, in the order of their times, each in a transaction of its own. Safe to repeat and to call
 * from several processes at once. @returns the names of those that ran now.
 */
export async function migrateDatabase(url: string, migrations: readonly MigrationClass[]): Promise<string[]> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    migrations: [...migrations],
    migrationsTableName: MIGRATION_TABLE,
    migrationsTransactionMode: 'each',
    installExtensions: false,
    logger: 'debug',
    connectTimeoutMS: 5_000,
    // One holds the lock, one works.
    extra: { max: 2 },
  });
  await dataSource.initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await takeOver(lock, migrations);
    const ran = await dataSource.runMigrations();
    return ran.map(({ name }) => name);
  } finally {
    // Ending the connection ends its lock.
    await lock.release();
    await dataSource.destroy();
  }
}

/** The tables that knew the steps of one part of Toile each, before TypeORM. Services of that version may still run beside. */
const FORMER = [
  { table: 'schema_migration', steps: "SELECT component || '/' || name AS step FROM schema_migration" },
  {
    table: 'event_store.migration',
    steps: "SELECT 'event-store/' || name AS step FROM event_store.migration",
  },
  { table: 'log_migration', steps: "SELECT 'event-log/' || name AS step FROM log_migration" },
];

/** Enters what an installation of before has run, so that it does not run again. */
async function takeOver(runner: QueryRunner, migrations: readonly MigrationClass[]): Promise<void> {
  const former = migrations
    .map((migration) => ({ name: migration.name, formerly: new migration().formerly }))
    .filter(({ formerly }) => formerly !== undefined);
  await runner.query(
    `CREATE TABLE IF NOT EXISTS ${MIGRATION_TABLE} (id serial PRIMARY KEY, timestamp bigint NOT NULL, name varchar NOT NULL)`,
  );
  for (const { table, steps } of FORMER) {
    const [{ there }] = await runner.query('SELECT to_regclass($1) IS NOT NULL AS there', [table]);
    if (!there) continue;
    await runner.query(
      `INSERT INTO ${MIGRATION_TABLE} (timestamp, name)
       SELECT right(known.name, 13)::bigint, known.name
       FROM unnest($1::text[], $2::text[]) AS known(name, formerly)
       JOIN (${steps}) AS ran ON ran.step = known.formerly
       WHERE NOT EXISTS (SELECT 1 FROM ${MIGRATION_TABLE} WHERE ${MIGRATION_TABLE}.name = known.name)`,
      [former.map(({ name }) => name), former.map(({ formerly }) => formerly)],
    );
  }
}
