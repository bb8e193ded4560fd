import { Injectable } from '@nestjs/common';
import { pageViews, pageViewsSql } from '@toile/warehouse';
import type { Share } from '../figure/figure-row.js';
import { isoTime, type Scope, type Windows } from '../scope/scope.js';
import { type Both, inBoth } from './both-windows.js';
import { WHOLE, windowParams } from './measure-params.js';
import { Measured } from './measured.js';
import { type RowsOf, SealedQuery } from './sealed.query.js';

interface Row {
  is_before?: 0 | 1;
  key: string;
  views: number;
}

const KEY = `arrayJoin(['${WHOLE}', if(startsWith(entity, 'designer:'), substring(entity, 10), '')]) AS key`;
const sealedSql = (rowsOf: RowsOf) => `
  SELECT is_before, ${KEY}, sum(views) AS views
  FROM (${rowsOf(pageViews, 'entity, views')}) GROUP BY is_before, key HAVING key != ''`;
const rawSql = (database: string) => `
  SELECT ${KEY}, count() AS views
  FROM (${pageViewsSql(database)}) GROUP BY key HAVING key != ''`;

/** Brands that were looked at, and their share of all page views. */
interface Traffic {
  keys: string[];
  share(key: string): Share;
}

/** Page views of brands among all page views: rollup `page_views`, and raw rows as known earlier. */
@Injectable()
export class TrafficQuery {
  constructor(
    private readonly measured: Measured,
    private readonly sealed: SealedQuery,
  ) {}

  byBrand(scope: Scope, windows: Windows): Promise<Both<Traffic>> {
    return inBoth(scope, windows, (input) => this.rows(scope, input), trafficOf);
  }

  private async rows(scope: Scope, windows: Windows) {
    const isAsOf = scope.input.as_of !== undefined;
    const sealed = await this.sealed.of(windows);
    return this.measured.rows<Row>(scope, {
      name: 'traffic-by-brand',
      from: [sealed],
      sql: isAsOf ? rawSql(this.measured.database) : sealedSql(sealed.rowsOf),
      params: isAsOf ? { as_of: isoTime(scope.asOf), ...windowParams(windows.now) } : sealed.params,
    });
  }
}

function trafficOf(rows: readonly Row[]): Traffic {
  const found = new Map(rows.map((one) => [one.key, one]));
  return {
    keys: [...found.keys()].filter((key) => key !== WHOLE),
    share: (key: string): Share => ({
      numerator: found.get(key)?.views ?? 0,
      denominator: found.get(WHOLE)?.views ?? 0,
      isBehaviour: true,
    }),
  };
}
