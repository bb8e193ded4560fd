export type { QueryRunner } from 'typeorm';
export { bigintAsNumber } from './bigint-as-number.js';
export { type DataSourceSettings, type EntityClass, openDataSource, poolOf } from './data-source.js';
export { ForwardMigration, type MigrationClass } from './forward-migration.js';
export { migrateDatabase } from './migrate-database.js';
export { pendingMigrations } from './pending-migrations.js';
