import { Injectable } from '@nestjs/common';
import { knownEntitiesSql, lookFactsSql } from '@toile/warehouse';
import { isoTime } from '../scope/scope.js';
import type { AsOf } from './as-of.js';
import { Measured } from './measured.js';
import { Versions } from './versions.js';

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
    private readonly versions: Versions,
  ) {}

  async run(asOf: AsOf): Promise<string[]> {
    // What is as it is now need not be listed anew for each time that is asked about.
    const isAsNow = asOf.input.as_of !== undefined && (await this.versions.catalogueIsAsAt(asOf.asOf));
    const rows = await this.measured.rows<Row>(isAsNow ? { asOf: asOf.asOf, input: {} } : asOf, {
      name: 'known-entities',
      sql: sql(this.measured.database),
      from: ['catalogue'],
      isKept: true,
      params: { as_of: isoTime(asOf.asOf) },
    });
    return rows.map(({ entity }) => entity);
  }
}
