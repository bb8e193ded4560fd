import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Count } from '../figure/figure-row.js';
import type { Names } from '../scope/names.js';
import type { Brands, Days, Scope } from '../scope/scope.js';
import { lookParams, WHOLE, windowParams } from './ask.js';
import { Measured } from './measured.js';
import { SealedQuery } from './sealed.query.js';
import { mostOpenedSql, mostViewedSql, rawMostViewedSql, viewsByBrandSql } from './views.sql.js';

const looksRow = z.object({ look: z.string(), viewers: z.number(), views: z.number() });
const openersRow = z.object({ picture: z.string(), openers: z.number() });
const brandsRow = z.object({ key: z.string(), views: z.number(), visitors: z.number() });
export type ViewedLook = z.infer<typeof looksRow>;

/** Pictures that are counted exactly for each that is asked for, at first. */
const CANDIDATES = 4;

/** Openings of looks and street style: rollup `look_views`, and raw rows as known earlier. */
@Injectable()
export class ViewsQuery {
  constructor(
    private readonly measured: Measured,
    private readonly sealed: SealedQuery,
  ) {}

  /** Looks by distinct viewers, ties by views, then by slug. Without `only` every look counts. */
  async looks(
    scope: Scope,
    names: Names,
    days: Days,
    limit: number,
    only?: { seasons: readonly string[]; brands?: Brands; tag?: string | undefined },
  ): Promise<ViewedLook[]> {
    const { database } = this.measured;
    const chosen = { isScoped: only !== undefined, hasTag: only?.tag !== undefined };
    const looks = { ...lookParams(scope, names, only?.seasons ?? [], only?.brands), tag: only?.tag ?? '' };
    const from = only ? ([days, 'catalogue'] as const) : [days];
    const exact = (sql: string, params: Record<string, string | string[]>) =>
      this.measured.rows(scope, {
        ...{ name: 'most-viewed-looks', sql, params: { ...looks, ...params, limit }, row: looksRow, from },
      });
    if (isAsOf(scope)) return exact(rawMostViewedSql(database, chosen), windowParams(days));
    const { rowsOf, params } = await this.sealed.of(days);
    // Nobody counts twice on one day, so a look has at most as many viewers as openers of its days together.
    for (let most = limit * CANDIDATES; ; most *= CANDIDATES) {
      const opened = await this.measured.rows(scope, {
        ...{ name: 'most-opened-looks', row: openersRow, from },
        sql: mostOpenedSql(database, rowsOf, chosen),
        params: { ...looks, ...params, limit: most + 1 },
      });
      const keys = opened.slice(0, most).map(({ picture }) => picture);
      const rows = await exact(mostViewedSql(rowsOf), { ...params, keys });
      const next = opened[most];
      if (!next || (rows[limit - 1]?.viewers ?? 0) > next.openers) return rows;
    }
  }

  /** Views of looks and street style of each house in L(S); `*` is all of them. */
  async byBrand(scope: Scope, names: Names, days: Days, season: string, brands: Brands = []) {
    const { rowsOf, params } = await this.sealed.of(days);
    const rows = await this.measured.rows(scope, {
      ...{ name: 'views-by-brand', row: brandsRow, from: [days, 'catalogue'] as const },
      sql: viewsByBrandSql(this.measured.database, isAsOf(scope) ? undefined : rowsOf),
      params: {
        ...lookParams(scope, names, [season], brands),
        ...(isAsOf(scope) ? windowParams(days) : params),
      },
    });
    const found = new Map(rows.map((one) => [one.key, { value: one.views, people: one.visitors }]));
    return {
      keys: [...found.keys()].filter((key) => key !== WHOLE),
      count: (key: string): Count => found.get(key) ?? { value: 0, people: 0 },
    };
  }
}

const isAsOf = (scope: Scope) => scope.input.as_of !== undefined;
