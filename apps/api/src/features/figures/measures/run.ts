import type { Warehouse } from '@toile/warehouse';

type Value = string | number | boolean | string[] | number[];
const TIMEOUT_MS = 10_000;

/** Runs a measure's SQL with bound parameters. */
export function run<R>(
  warehouse: Warehouse,
  name: string,
  sql: string,
  params: Record<string, Value>,
): Promise<R[]> {
  return warehouse.query<R>({ name, sql, timeoutMs: TIMEOUT_MS }, params);
}
