import { Injectable } from '@nestjs/common';
import { knownEntitiesSql, lookFactsSql, NAMED_BY_LOOK } from '@toile/warehouse';
import { isoTime, type Scope } from '../scope/scope.js';
import type { AsOf } from './as-of.js';
import { CataloguedWhenQuery } from './catalogued-when.query.js';
import { knownEnds } from './ends-of-days.js';
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

  /** At any of the ends of days that are asked about together, with a bit for each end at which it was, of those that were not at all. */
  async atEnds(scope: Scope) {
    const { times, params } = knownEnds(scope);
    const all = (1n << BigInt(times.length)) - 1n;
    const bits = new Map<string, bigint>();
    const lists = await Promise.all(times.map((asOf) => this.run({ ...scope, asOf })));
    for (const [at, list] of lists.entries())
      for (const entity of list) bits.set(entity, (bits.get(entity) ?? 0n) | (1n << BigInt(at)));
    const known = [...bits.keys()].sort();
    const changed = known.filter((entity) => bits.get(entity) !== all);
    return { ...params, known, changed, changed_at: changed.map((entity) => String(bits.get(entity))) };
  }
}
