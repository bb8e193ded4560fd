import { Injectable } from '@nestjs/common';
import { knownEntitiesSql, lookFactsSql, NAMED_BY_LOOK } from '@toile/warehouse';
import { LRUCache } from 'lru-cache';
import { cached } from '../../../kernel/cached.js';
import { isoTime, type Scope } from '../scope/scope.js';
import type { AsOf } from './as-of.js';
import { CataloguedWhenQuery } from './catalogued-when.query.js';
import { knownEnds } from './ends-of-days.js';
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
  readonly #atEnds = new LRUCache<string, Promise<KnownAtEnds>>({ max: 20 });

  constructor(
    private readonly measured: Measured,
    private readonly catalogued: CataloguedWhenQuery,
    private readonly versions: Versions,
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
  async atEnds(scope: Scope): Promise<KnownAtEnds> {
    const { times, params } = knownEnds(scope);
    const key = `${params.known_on} ${await this.versions.of(['catalogue'])}`;
    return cached(this.#atEnds, key, async () => {
      const lists = await Promise.all(times.map((asOf) => this.run({ ...scope, asOf })));
      return { ...params, ...bitsOf(lists) };
    });
  }
}

/** What SQL of searches at ends of days binds. */
type KnownAtEnds = Record<'known_on' | 'known' | 'changed' | 'changed_at', string[]>;

function bitsOf(lists: readonly (readonly string[])[]) {
  const all = (1n << BigInt(lists.length)) - 1n;
  const bits = new Map<string, bigint>();
  for (const [at, list] of lists.entries())
    for (const entity of list) bits.set(entity, (bits.get(entity) ?? 0n) | (1n << BigInt(at)));
  const known = [...bits.keys()].sort();
  const changed = known.filter((entity) => bits.get(entity) !== all);
  return { known, changed, changed_at: changed.map((entity) => String(bits.get(entity))) };
}
