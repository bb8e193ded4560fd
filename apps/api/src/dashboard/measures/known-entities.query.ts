import { Injectable } from '@nestjs/common';
import { knownEntitiesSql, lookFactsSql } from '@toile/warehouse';
import { z } from 'zod';
import { isoTime, type Scope } from '../scope/scope.js';
import { Measured } from './measured.js';

const row = z.object({ entity: z.string() });
const sql = (database: string) =>
  `SELECT entity FROM (${knownEntitiesSql(lookFactsSql(database))}) ORDER BY entity`;

/** Everything a search can name, as it is catalogued now: `tag:denim`, `designer:verne`, … */
@Injectable()
export class KnownEntitiesQuery {
  constructor(private readonly measured: Measured) {}

  async run(scope: Scope): Promise<string[]> {
    const rows = await this.measured.rows(scope, {
      ...{ name: 'known-entities', sql: sql(this.measured.database), row, from: ['catalogue'] },
      params: { as_of: isoTime(scope.asOf) },
    });
    return rows.map(({ entity }) => entity);
  }
}
