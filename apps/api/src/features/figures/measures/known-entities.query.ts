import { Injectable } from '@nestjs/common';
import { knownEntitiesSql, lookFactsSql } from '@toile/warehouse';
import { isoTime } from '../scope/scope.js';
import { type AsOf, Measured } from './measured.js';

interface Row {
  entity: string;
}
const sql = (database: string) =>
  `SELECT entity FROM (${knownEntitiesSql(lookFactsSql(database))}) ORDER BY entity`;

/** Everything a search can name, as it is catalogued now: `tag:denim`, `designer:verne`, … */
@Injectable()
export class KnownEntitiesQuery {
  constructor(private readonly measured: Measured) {}

  async run(asOf: AsOf): Promise<string[]> {
    const rows = await this.measured.rows<Row>(asOf, {
      name: 'known-entities',
      sql: sql(this.measured.database),
      from: ['catalogue'],
      isKept: true,
      params: { as_of: isoTime(asOf.asOf) },
    });
    return rows.map(({ entity }) => entity);
  }
}
