/** PostgreSQL's undefined table, function and schema; ClickHouse's unknown table and database. */
const CODES: readonly unknown[] = ['42P01', '42883', '3F000', '60', '81'];

/**
 * Whether a query failed because its table is not there yet: a service of a new installation answers before the migrations have run and
 * the read models are made.
 */
export const isNotMigrated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.includes(error.code);
