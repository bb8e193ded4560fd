import { type FigureAddress, obeyedOf } from '@toile/contracts';
import type { Database, Row } from './database.js';
import type { Computation } from './figures.js';
import type { Scope } from './scopes.js';

/** A figure in a scope: what it is asked with, by the names of its parameters. */
export function filtersOf(
  address: FigureAddress,
  computation: Computation,
  scope: Scope,
): Record<string, string> {
  const { brand, trend, focus, ...rest } = scope;
  const isAbout = (one: 'brand' | 'trend') => focus === one || computation.needs?.includes(one);
  return obeyedOf(address, {
    ...rest,
    ...(isAbout('brand') ? { brand } : {}),
    ...(isAbout('trend') ? { trend } : {}),
    ...computation.filters,
  });
}

/** metrics.md: "first show day to last show day + 7 days". */
const DAYS_AFTER = 7;

export interface Computed {
  rows: Row[];
  /** Days, both included; undefined where the figure looks at the last 30 days. */
  window: { from: string; to: string } | undefined;
}

/** The figure counted anew from the facts. */
export async function compute(
  database: Database,
  computation: Computation,
  filters: Readonly<Record<string, string>>,
): Promise<Computed> {
  const given = (name: string) => filters[name] ?? null;
  const variables = {
    ...Object.fromEntries(
      ['city', 'category', 'brand', 'trend', 'country', 'definition'].map((name) => [name, given(name)]),
    ),
    chosen_window: given('window'),
    type: given('type') ?? 'woman',
    season: given('season'),
    digits: computation.digits ?? 0,
    rests: computation.rests ?? null,
    adds_up: computation.addsUp ? 'adds up' : null,
    only_shown: computation.onlyShown ? 'shown' : null,
    only_row: computation.one ? given(computation.one) : null,
  };
  let rows = await database.runFile(`figures/${computation.sql}.sql`, variables);
  if (computation.rows) rows = await database.runFile(`rows/${computation.rows}.sql`);
  if (!filters.season) return { rows, window: undefined };
  const [days] = await database.rows(
    `SELECT first_day::VARCHAR AS "from", (last_day + ${(computation.followed ?? DAYS_AFTER) - DAYS_AFTER})::VARCHAR AS "to"
     FROM window_of(getvariable('season'))`,
  );
  return { rows, window: days as { from: string; to: string } | undefined };
}
