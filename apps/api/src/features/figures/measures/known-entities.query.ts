import { Injectable } from '@nestjs/common';
import { knownEntitiesSql, lookFactsSql, NAMED_BY_LOOK } from '@toile/warehouse';
import { isoTime } from '../scope/scope.js';
import type { AsOf } from './as-of.js';
import { CataloguedWhenQuery } from './catalogued-when.query.js';
import { Measured } from './measured.js';

interface Row {
  entity: string;
}
const sql = (database: string) =>
  `SELECT entity FROM (${knownEntitiesSql(lookFactsSql(database))}) ORDER BY entity`;

/** Everything a search can name, as it is catalogued now or was then: `tag:denim`, `designer:verne`, … */
@Injectable()
export class KnownEntitiesQuery {
  constructor(
    private readonly measured: Measured,
    private readonly catalogued: CataloguedWhenQuery,
  ) {}

  async run(asOf: AsOf): Promise<string[]> {
    const found = await this.catalogued.at<string>(asOf, 'entities-known-when', NAMED_BY_LOOK);
    if (Array.isArray(found)) return found;
    const rows = await this.measured.rows<Row>(found, {
      name: 'known-entities',
      sql: sql(this.measured.database),
      from: ['catalogue'],
      isKept: true,
      params: { as_of: isoTime(found.asOf) },
    });
    return rows.map(({ entity }) => entity);
  }
}
