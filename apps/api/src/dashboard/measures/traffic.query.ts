import { Inject, Injectable } from '@nestjs/common';
import { pageViewsSql, type Warehouse } from '@toile/warehouse';
import { z } from 'zod';
import { WAREHOUSE } from '../../tokens.js';
import type { Share } from '../figure/figure-row.js';
import { type Days, isoTime, type Scope } from '../scope/scope.js';
import { WHOLE, windowParams } from './ask.js';
import { run } from './run.js';

const row = z.object({ key: z.string(), views: z.number(), visitors: z.number() });

const sql = (database: string) => `
  SELECT arrayJoin(['${WHOLE}', if(startsWith(entity, 'designer:'), substring(entity, 10), '')]) AS key,
    count() AS views, uniqExactIf(visitor, visitor != '') AS visitors
  FROM (${pageViewsSql(database)}) GROUP BY key HAVING key != ''`;

/** Page views of houses among all page views, from raw tracking rows. */
@Injectable()
export class TrafficQuery {
  constructor(@Inject(WAREHOUSE) private readonly warehouse: Warehouse) {}

  async byBrand(scope: Scope, days: Days) {
    const params = { as_of: isoTime(scope.asOf), ...windowParams(days) };
    const rows = await run(this.warehouse, 'traffic-by-brand', sql(this.warehouse.database), params, row);
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
