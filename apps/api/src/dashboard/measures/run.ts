import type { Warehouse } from '@toile/warehouse';
import { z } from 'zod';

type Value = string | number | boolean | string[] | number[];
const list = z.union([z.array(z.string()), z.array(z.number())]);
const anything = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), list]));
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
