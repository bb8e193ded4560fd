import { Inject, Injectable } from '@nestjs/common';
import {
  lookViews,
  pictureViewsSql,
  rollupSql,
  scopedLooksSql,
  streetFactsSql,
  type Warehouse,
} from '@toile/warehouse';
import { z } from 'zod';
import { WAREHOUSE } from '../../tokens.js';
import type { Count } from '../figure/figure-row.js';
import type { Names } from '../scope/names.js';
import type { Brands, Days, Scope } from '../scope/scope.js';
import { lookParams, WHOLE, windowParams } from './ask.js';
import { FreshnessQuery } from './freshness.query.js';
import { run } from './run.js';

const DAY_MS = 86_400_000;
const looksRow = z.object({ look: z.string(), viewers: z.number(), views: z.number() });
const brandsRow = z.object({ key: z.string(), views: z.number(), visitors: z.number() });
export type ViewedLook = z.infer<typeof looksRow>;

const IN_DAYS = 'day BETWEEN {from:Date} AND {to:Date}';
/** Openings of looks: look, views, viewers (a state). As known earlier they come from raw rows, otherwise from the rollup. */
const openingsSql = (database: string, isAsOf: boolean) =>
  isAsOf
    ? `SELECT target AS look, count() AS views, uniqExactStateIf(visitor, visitor != '') AS viewers
       FROM (${pictureViewsSql(database, 'media')}) GROUP BY look`
    : `SELECT look, views, viewers FROM (${rollupSql(lookViews, database, 'day, look, views, viewers')}) WHERE ${IN_DAYS}`;

const looksSql = (database: string, isAsOf: boolean, scoped: boolean, hasTag: boolean) => `
  SELECT look, uniqExactMerge(viewers) AS viewers, sum(views) AS views
  FROM (${openingsSql(database, isAsOf)})
  ${scoped ? `WHERE look IN (SELECT look FROM (${scopedLooksSql(database)})${hasTag ? ' WHERE has(tags, {tag:String})' : ''})` : ''}
  GROUP BY look ORDER BY viewers DESC, views DESC, look LIMIT {limit:UInt32}`;

const brandsSql = (database: string, isAsOf: boolean) => `
  SELECT arrayJoin(['${WHOLE}', designer]) AS key, sum(views) AS views, uniqExactMerge(viewers) AS visitors
  FROM (
    SELECT designer, views, viewers FROM (${openingsSql(database, isAsOf)}) AS opened
    INNER JOIN (${scopedLooksSql(database)}) AS looks ON opened.look = looks.look
    UNION ALL
    SELECT designer, views, viewers FROM (
      SELECT target AS picture, count() AS views, uniqExactStateIf(visitor, visitor != '') AS viewers
      FROM (${pictureViewsSql(database, 'streetstyle')})
      GROUP BY picture) AS opened
    INNER JOIN (
      SELECT * FROM (${streetFactsSql(database)})
      WHERE street_type IN {types:Array(String)} AND (empty({cities:Array(String)}) OR city IN {cities:Array(String)})
        AND (empty({seasons:Array(String)}) OR season IN {seasons:Array(String)})
        AND (empty({designers:Array(String)}) OR designer IN {designers:Array(String)})) AS streets
      ON opened.picture = streets.picture)
  GROUP BY key HAVING key != ''`;

/** Look openings: sealed rollup plus raw for what is not sealed; street style from raw rows. */
@Injectable()
export class ViewsQuery {
  constructor(
    @Inject(WAREHOUSE) private readonly warehouse: Warehouse,
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
    const params = {
      ...(await this.params(scope, names, days, only?.seasons ?? [], only?.brands)),
      limit,
      tag: only?.tag ?? '',
    };
    const text = looksSql(
      this.warehouse.database,
      isAsOf(scope),
      only !== undefined,
      only?.tag !== undefined,
    );
    return run(this.warehouse, 'most-viewed-looks', text, params, looksRow);
  }

  /** Views of looks and street style of each house in L(S); `*` is all of them. */
  async byBrand(scope: Scope, names: Names, days: Days, season: string, brands: Brands = []) {
    const params = await this.params(scope, names, days, [season], brands);
    const text = brandsSql(this.warehouse.database, isAsOf(scope));
    const rows = await run(this.warehouse, 'views-by-brand', text, params, brandsRow);
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
    const sealed = await this.freshness.sealedTo();
    return {
      ...lookParams(scope, names, seasons, brands),
      ...windowParams(days),
      days_to: seconds(sealed.days),
      hours_to: seconds(sealed.hours),
      live_to: seconds(new Date(Date.now() + DAY_MS)),
    };
  }
}

const isAsOf = (scope: Scope) => scope.input.as_of !== undefined;
const seconds = (time: Date) => time.toISOString().slice(0, 19).replace('T', ' ');
