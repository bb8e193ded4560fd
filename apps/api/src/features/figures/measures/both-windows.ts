import type { Days, Scope, Windows } from '../scope/scope.js';

/** What was measured in a window, and in the one it is compared with. */
export type Both<T> = [now: T, before: T | null];

/** One window that is compared with nothing. */
export const alone = <D extends Days>(now: D): Windows<D> => ({ now, before: null });

/**
 * Asks about both windows by one query, since planning a query takes as long as reading. What was known earlier is counted from
 * raw rows, of one window at a time; so are windows that overlap, whose days belong to both.
 */
export async function inBoth<D extends Days, R extends { is_before?: 0 | 1 }, T>(
  scope: Scope,
  windows: Windows<D>,
  ask: (windows: Windows<D>) => Promise<R[]>,
  make: (rows: R[]) => T,
): Promise<Both<T>> {
  const { now, before } = windows;
  if (!before) return [make(await ask(windows)), null];
  if (scope.input.as_of !== undefined || before.to >= now.from) {
    const [rows, earlier] = await Promise.all([ask(alone(now)), ask(alone(before))]);
    return [make(rows), make(earlier)];
  }
  const rows = await ask(windows);
  return [make(rows.filter((row) => !row.is_before)), make(rows.filter((row) => row.is_before))];
}
