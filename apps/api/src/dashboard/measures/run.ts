import type { Warehouse } from '@toile/warehouse';
import { z } from 'zod';

type Value = string | number | boolean | string[];
const anything = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));
const TIMEOUT_MS = 10_000;

/** Runs a measure's SQL with bound parameters. */
export function run<R extends z.ZodType>(
  warehouse: Warehouse,
  name: string,
  sql: string,
  params: Record<string, Value>,
  row: R,
): Promise<z.infer<R>[]> {
  return warehouse.query({ name, sql, params: anything, row, timeoutMs: TIMEOUT_MS }, params);
}
