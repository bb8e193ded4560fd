import { Injectable } from '@nestjs/common';
import { countFewSql, pageViews, pageViewsSql, rollupSql } from '@toile/warehouse';
import { z } from 'zod';
import type { Share } from '../figure/figure-row.js';
import { type Days, isoTime, type Scope } from '../scope/scope.js';
import { WHOLE, windowParams } from './ask.js';
import { FreshnessQuery } from './freshness.query.js';
import { Measured } from './measured.js';

const row = z.object({ key: z.string(), views: z.number(), visitors: z.number() });

const KEY = `arrayJoin(['${WHOLE}', if(startsWith(entity, 'designer:'), substring(entity, 10), '')]) AS key`;
const sealedSql = (database: string) => `
  SELECT ${KEY}, sum(views) AS views, ${countFewSql('visitors')} AS visitors
  FROM (${rollupSql(pageViews, database, 'entity, views, visitors')}) GROUP BY key HAVING key != ''`;
const rawSql = (database: string) => `
  SELECT ${KEY}, count() AS views, uniqExactIf(visitor, visitor != '') AS visitors
  FROM (${pageViewsSql(database)}) GROUP BY key HAVING key != ''`;

/** Page views of houses among all page views: rollup `page_views`, and raw rows as known earlier. */
@Injectable()
export class TrafficQuery {
  constructor(
    private readonly measured: Measured,
    private readonly freshness: FreshnessQuery,
  ) {}

  async byBrand(scope: Scope, days: Days) {
    const isAsOf = scope.input.as_of !== undefined;
    const { database } = this.measured;
    const rows = await this.measured.rows(scope, {
      ...{
        name: 'traffic-by-brand',
        sql: isAsOf ? rawSql(database) : sealedSql(database),
        row,
        from: [days],
      },
      params: isAsOf
        ? { as_of: isoTime(scope.asOf), ...windowParams(days) }
        : await this.freshness.sealedParams(days),
    });
    const found = new Map(rows.map((one) => [one.key, one]));
    return {
      keys: [...found.keys()].filter((key) => key !== WHOLE),
      share: (key: string): Share => ({
        numerator: found.get(key)?.views ?? 0,
        denominator: found.get(WHOLE)?.views ?? 0,
        people: found.get(key)?.visitors ?? 0,
      }),
    };
  }
}
