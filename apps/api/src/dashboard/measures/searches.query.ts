import { Inject, Injectable } from '@nestjs/common';
import { firstPageSearchesSql, lookFactsSql, searchesSql, type Warehouse } from '@toile/warehouse';
import { z } from 'zod';
import { WAREHOUSE } from '../../tokens.js';
import type { Share } from '../figure/figure-row.js';
import type { Names } from '../scope/names.js';
import { type Days, isoTime, type Scope } from '../scope/scope.js';
import { type Dimension, KEY_OF_ENTITY, lookParams, WHOLE, windowParams } from './ask.js';
import { run } from './run.js';

const row = z.object({ key: z.string(), country: z.string(), searches: z.number(), visitors: z.number() });

/** The first version's denominator: all first-page searches, whatever they name. */
const allRow = z.object({ searches: z.number(), visitors: z.number() });
const allSql = (database: string) => `
  SELECT count() AS searches, uniqExactIf(visitor, visitor != '') AS visitors FROM (${firstPageSearchesSql(database)})`;

const sql = (database: string, dimension: Dimension, country: string) => `
  SELECT key, country, uniqExact(event_id) AS searches, uniqExactIf(visitor, visitor != '') AS visitors
  FROM (
    SELECT event_id, visitor, ${country} AS country, arrayJoin(['${WHOLE}', ${KEY_OF_ENTITY[dimension]}]) AS key
    FROM (${searchesSql(database, lookFactsSql(database))})
    WHERE empty({visitors:Array(String)}) OR visitor IN {visitors:Array(String)})
  WHERE key != '' GROUP BY key, country`;

export interface Who {
  /** Only these; everybody when empty. */
  visitors?: readonly string[];
}

/** Searches that name something known, by what they name, from raw tracking rows. */
@Injectable()
export class SearchesQuery {
  constructor(@Inject(WAREHOUSE) private readonly warehouse: Warehouse) {}

  async by(dimension: Dimension, scope: Scope, names: Names, days: Days, who: Who = {}) {
    const rows = await this.rows(dimension, scope, names, days, `''`, who);
    const found = new Map(rows.map((one) => [one.key, one]));
    const whole = scope.input.definition === '1' ? await this.all(scope, days) : found.get(WHOLE);
    return {
      keys: [...found.keys()].filter((key) => key !== WHOLE),
      /** Searches that name anything. */
      whole: {
        numerator: whole?.searches ?? 0,
        denominator: whole?.searches ?? 0,
        people: whole?.visitors ?? 0,
      } satisfies Share,
      /** Searches naming the key among all. */
      share: (key: string): Share => ({
        numerator: found.get(key)?.searches ?? 0,
        denominator: whole?.searches ?? 0,
        people: found.get(key)?.visitors ?? 0,
      }),
      /** Distinct visitors who named the key among those who searched. */
      visitors: (key: string): Share => ({
        numerator: found.get(key)?.visitors ?? 0,
        denominator: whole?.visitors ?? 0,
        people: found.get(key)?.visitors ?? 0,
      }),
    };
  }

  /** Searches naming a tag by country; `*` among the countries is the world. */
  async byCountry(trend: string, scope: Scope, names: Names, days: Days): Promise<Map<string, Share>> {
    const rows = await this.rows('tag', scope, names, days, `arrayJoin(['${WHOLE}', country])`, {});
    const shares = new Map<string, Share>();
    for (const { key, country, searches } of rows)
      if (key === WHOLE) shares.set(country, { numerator: 0, denominator: searches, people: 0 });
    for (const { key, country, searches, visitors } of rows) {
      const share = shares.get(country);
      if (key === trend && share) Object.assign(share, { numerator: searches, people: visitors });
    }
    return shares;
  }

  private async all(scope: Scope, days: Days) {
    const params = { as_of: isoTime(scope.asOf), ...windowParams(days) };
    const [row] = await run(this.warehouse, 'all-searches', allSql(this.warehouse.database), params, allRow);
    return row;
  }

  private rows(
    dimension: Dimension,
    scope: Scope,
    names: Names,
    days: Days,
    country: string,
    { visitors = [] }: Who,
  ) {
    const params = { ...lookParams(scope, names, []), ...windowParams(days), visitors: [...visitors] };
    const text = sql(this.warehouse.database, dimension, country);
    return run(this.warehouse, `searches-by-${dimension}`, text, params, row);
  }
}
