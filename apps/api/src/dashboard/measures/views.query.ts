import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Count } from '../figure/figure-row.js';
import type { Names } from '../scope/names.js';
import type { Brands, Days, Scope } from '../scope/scope.js';
import { lookParams, WHOLE, windowParams } from './ask.js';
import { FreshnessQuery } from './freshness.query.js';
import { Measured } from './measured.js';
import { type Chosen, mostOpenedSql, mostViewedSql, viewsByBrandSql } from './views.sql.js';

const looksRow = z.object({ look: z.string(), viewers: z.number(), views: z.number() });
const openersRow = z.object({ look: z.string(), openers: z.number() });
const brandsRow = z.object({ key: z.string(), views: z.number(), visitors: z.number() });
export type ViewedLook = z.infer<typeof looksRow>;

/** Looks that are counted exactly for each that is asked for, at first. */
const CANDIDATES = 4;

/** Openings of looks and street style: rollup `look_views`, and raw rows as known earlier. */
@Injectable()
export class ViewsQuery {
  constructor(
    private readonly measured: Measured,
    private readonly freshness: FreshnessQuery,
  ) {}

  /** Looks by distinct viewers, ties by views, then by slug. Without `only` every look counts. */
  async looks(
    scope: Scope,
    names: Names,
    days: Days,
    limit: number,
    only?: { seasons: readonly string[]; brands?: Brands; tag?: string | undefined },
  ): Promise<ViewedLook[]> {
    const chosen: Chosen = {
      isAsOf: isAsOf(scope),
      isScoped: only !== undefined,
      hasTag: only?.tag !== undefined,
    };
    const params = {
      ...(await this.params(scope, names, days, only?.seasons ?? [], only?.brands)),
      tag: only?.tag ?? '',
    };
    const from = only ? ([days, 'catalogue'] as const) : [days];
    const exact = (looks: readonly string[]) =>
      this.measured.rows(scope, {
        ...{ name: 'most-viewed-looks', row: looksRow, from },
        sql: mostViewedSql(this.measured.database, chosen),
        params: { ...params, limit, looks: [...looks] },
      });
    if (chosen.isAsOf) return exact([]);
    // Nobody counts twice on one day, so a look has at most as many viewers as openers of its days together.
    for (let most = limit * CANDIDATES; ; most *= CANDIDATES) {
      const opened = await this.measured.rows(scope, {
        ...{ name: 'most-opened-looks', row: openersRow, from },
        sql: mostOpenedSql(this.measured.database, chosen),
        params: { ...params, limit: most + 1 },
      });
      const rows = await exact(opened.slice(0, most).map(({ look }) => look));
      const next = opened[most];
      if (!next || (rows[limit - 1]?.viewers ?? 0) > next.openers) return rows;
    }
  }

  /** Views of looks and street style of each house in L(S); `*` is all of them. */
  async byBrand(scope: Scope, names: Names, days: Days, season: string, brands: Brands = []) {
    const rows = await this.measured.rows(scope, {
      ...{ name: 'views-by-brand', row: brandsRow, from: [days, 'catalogue'] as const },
      sql: viewsByBrandSql(this.measured.database, isAsOf(scope)),
      params: await this.params(scope, names, days, [season], brands),
    });
    const found = new Map(rows.map((one) => [one.key, { value: one.views, people: one.visitors }]));
    return {
      keys: [...found.keys()].filter((key) => key !== WHOLE),
      count: (key: string): Count => found.get(key) ?? { value: 0, people: 0 },
    };
  }

  private async params(
    scope: Scope,
    names: Names,
    days: Days,
    seasons: readonly string[],
    brands: Brands = [],
  ) {
    const window = isAsOf(scope) ? windowParams(days) : await this.freshness.sealedParams(days);
    return { ...lookParams(scope, names, seasons, brands), ...window };
  }
}

const isAsOf = (scope: Scope) => scope.input.as_of !== undefined;
