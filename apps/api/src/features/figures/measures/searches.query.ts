import { Injectable } from '@nestjs/common';
import { type Count, drawsOf, type Share } from '../figure/figure-row.js';
import { drawnCount, drawnShare, type Parted } from '../figure/visitor-draws.js';
import type { Names } from '../scope/names.js';
import type { Days, Scope, Windows } from '../scope/scope.js';
import { alone, type Both, inBoth } from './both-windows.js';
import { countriesOf } from './countries.js';
import { isOfDays } from './ends-of-days.js';
import { KnownEntitiesQuery } from './known-entities.query.js';
import { type Dimension, EVERYTHING, lookParams, WHOLE, windowParams } from './measure-params.js';
import { Measured } from './measured.js';
import { addedUp, type DaysRow } from './past-days.js';
import { SealedQuery, type SealedWindow } from './sealed.query.js';
import {
  byCountrySql,
  byTagFromSql,
  KEY_PREFIX,
  rawByCountrySql,
  rawByTagFromSql,
  rawSearchesSql,
  searchesByDaySql,
  searchesByKeySql,
} from './searches.sql.js';

interface Row extends Parted {
  is_before?: 0 | 1;
  key: string;
  searches: number;
}
interface CountryRow extends Parted {
  country: string;
  searches: number;
  of_trend: number;
  naming_of_parts: number[];
}
const NONE: Omit<Row, 'key'> = { searches: 0, parts: [], of_parts: [] };
/** The third version counts what words were understood as; those before, what they spell. */
const isUnderstood = ({ input }: Scope): boolean => input.definition !== '1' && input.definition !== '2';

export interface Searches {
  keys: string[];
  /** Searches that name anything. */
  whole: Count;
  /** Searches naming the key. */
  count(key: string): Count;
  /** Searches naming the key among all. */
  share(key: string): Share;
}

/** Searches by what they name: rollup `search_sets`; from raw rows as known earlier. */
@Injectable()
export class SearchesQuery {
  constructor(
    private readonly measured: Measured,
    private readonly sealed: SealedQuery,
    private readonly known: KnownEntitiesQuery,
  ) {}

  async by(dimension: Dimension, scope: Scope, names: Names, windows: Windows): Promise<Both<Searches>> {
    // The first version's denominator is all first-page searches, whatever they name.
    const all = scope.input.definition === '1' ? EVERYTHING : WHOLE;
    if (isOfDays(scope)) {
      const [now, before] = await addedUp(scope, windows, (months) => this.days(scope, names, months));
      const made = (sums: Map<string, number>) =>
        searchesOf(
          scope,
          [...sums].map(([key, searches]) => ({ ...NONE, key, searches })),
          KEY_PREFIX[dimension],
          all,
        );
      return [made(now), before && made(before)];
    }
    return inBoth(
      ...([scope, windows] as const),
      (input) => this.rows(dimension, scope, names, input),
      (rows) => searchesOf(scope, rows, KEY_PREFIX[dimension], all),
    );
  }

  private async rows(dimension: Dimension, scope: Scope, names: Names, windows: Windows) {
    const { database } = this.measured;
    const sealed = await this.sealed.of(windows, scope);
    const isRaw = !sealed.tells;
    return this.measured.rows<Row>(scope, {
      name: 'searches-by-key',
      from: [sealed, 'catalogue'] as const,
      sql: isRaw
        ? rawSearchesSql(database, dimension, isUnderstood(scope))
        : searchesByKeySql(sealed.weeksOf, isUnderstood(scope)),
      params: isRaw
        ? await this.rawParams(scope, names, windows.now)
        : await this.params(scope, names, sealed),
    });
  }

  private async days(scope: Scope, names: Names, months: Days) {
    const sealed = await this.sealed.daysOf(months, scope);
    return this.measured.rows<DaysRow>(scope, {
      name: 'searches-by-day',
      isLarge: true,
      // What it needs of the catalogue is bound.
      from: [sealed],
      sql: searchesByDaySql(sealed.rowsOf, isUnderstood(scope)),
      params: { ...sealed.params, ...sortedParams(names), ...(await this.known.atEnds(scope)) },
    });
  }

  /** By tag, those from the country that the scope asks for, among its searches for anything known. */
  async fromCountry(scope: Scope, names: Names, days: Days): Promise<Searches> {
    const { database } = this.measured;
    const sealed = await this.sealed.of(alone(days), scope);
    const isRaw = !sealed.tells;
    const params = isRaw ? await this.rawParams(scope, names, days) : await this.params(scope, names, sealed);
    const rows = await this.measured.rows<Row>(scope, {
      name: 'searches-by-tag-from-country',
      from: [sealed, 'catalogue'] as const,
      sql: isRaw
        ? rawByTagFromSql(database, isUnderstood(scope))
        : byTagFromSql(sealed.rowsOf, isUnderstood(scope)),
      params: { ...params, ...countriesOf(scope.input.country) },
    });
    return searchesOf(scope, rows, KEY_PREFIX.tag, WHOLE);
  }

  /** Searches naming a tag or a brand (`tag:denim`, `designer:verne`) by country; `*` among the countries is the world. */
  async byCountry(entity: string, scope: Scope, names: Names, days: Days): Promise<Map<string, Share>> {
    const { database } = this.measured;
    const sealed = await this.sealed.of(alone(days), scope);
    const isRaw = !sealed.tells;
    const params = isRaw ? await this.rawParams(scope, names, days) : await this.params(scope, names, sealed);
    const rows = await this.measured.rows<CountryRow>(scope, {
      name: 'searches-by-country',
      from: [sealed, 'catalogue'] as const,
      sql: isRaw
        ? rawByCountrySql(database, isUnderstood(scope))
        : byCountrySql(sealed.rowsOf, isUnderstood(scope)),
      params: { ...params, entity },
    });
    return new Map(
      rows.map(({ country, searches, of_trend, naming_of_parts, ...whole }) => [
        country,
        {
          numerator: of_trend,
          denominator: searches,
          isBehaviour: true,
          draws: drawsOf(scope, () => drawnShare({ ...whole, of_parts: naming_of_parts }, whole)),
        },
      ]),
    );
  }

  private async params(scope: Scope, names: Names, sealed: SealedWindow) {
    return { ...sealed.params, ...sortedParams(names), known: await this.known.run(scope) };
  }

  private async rawParams(scope: Scope, names: Names, days: Days) {
    const known = await this.known.run(scope);
    return { ...lookParams(scope, names, []), ...windowParams(days), known };
  }
}

const sortedParams = ({ sorted }: Names) => ({
  sorted_tags: sorted.tags,
  sorted_categories: sorted.categories,
});

const countOf = (scope: Scope, row: Omit<Row, 'key'>): Count => ({
  value: row.searches,
  isBehaviour: true,
  draws: drawsOf(scope, () => drawnCount(row)),
});

function searchesOf(scope: Scope, rows: readonly Row[], prefix: string, all: string): Searches {
  const found = new Map(rows.map((one) => [one.key, one]));
  const whole = found.get(all) ?? NONE;
  const of = (key: string) => found.get(`${prefix}${key}`) ?? NONE;
  return {
    keys: [...found.keys()].flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
    whole: countOf(scope, whole),
    count: (key) => countOf(scope, of(key)),
    share: (key) => ({
      numerator: of(key).searches,
      denominator: whole.searches,
      isBehaviour: true,
      draws: drawsOf(scope, () => drawnShare(of(key), whole)),
    }),
  };
}
