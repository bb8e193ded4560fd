import { Injectable } from '@nestjs/common';
import {
  CATALOGUE_HAS_GROWN,
  changedLooksSql,
  listedLooksSql,
  looksAtEndsSql,
  looksOfAnySeasonSql,
  NO_SHELF,
  scopedLooksSql,
} from '@toile/warehouse';
import type { Scope } from '../scope/scope.js';
import type { AsOf } from './as-of.js';
import { isOfDays, knownEnds } from './ends-of-days.js';
import { Measured, type Measurement } from './measured.js';
import { Versions } from './versions.js';

/** Of more looks of several versions the engine finds the newest itself. */
const MOST_CHANGED = 2_000;

interface Row {
  season: string;
  looks: number;
  keys: string[];
  seasons: string[];
}

/** A measure of looks; its SQL is made of theirs and of where sealed rows about them lie, a condition. */
export type LooksMeasurement = Omit<Measurement, 'sql'> & {
  sql(looks: string, onShelves: string): string;
};
/** The same of looks alone. */
type OfLooksAlone = Omit<Measurement, 'sql'> & { sql(looks: string): string };

const ON_SHELVES = 'shelf IN {shelves:Array(String)}';

/**
 * Runs measures of looks of a scope. Hardly any look has more than one version: which ones do is listed once and kept while
 * the catalogue is unchanged, so that the others need not be sorted by version each time.
 */
@Injectable()
export class ScopedLooks {
  constructor(
    private readonly measured: Measured,
    private readonly versions: Versions,
  ) {}

  get database(): string {
    return this.measured.database;
  }

  /** Which looks have several versions, by season; read ahead, it spares the first reader. */
  async list(scope: AsOf) {
    const sql = changedLooksSql(this.database, MOST_CHANGED);
    return await this.measured.rows<Row>(scope, {
      name: 'looks-of-several-versions',
      sql,
      params: {},
      from: ['catalogue'],
      isKept: true,
    });
  }

  /**
   * The same of looks as they were known at several ends of days, with `held`: a bit for each.
   * @param asOfLast at the last of them, so that all of them are answered by what one asks
   */
  async rowsAtEnds<R>(asOfLast: AsOf, ask: OfLooksAlone): Promise<R[]> {
    return this.measured.rows<R>(asOfLast, { ...ask, sql: ask.sql(looksAtEndsSql(this.database)) });
  }

  /** The same of sealed rows that lie on shelves, by the seasons their looks ever were of. */
  async shelvedRowsAtEnds<R>(
    asOfLast: AsOf,
    seasons: readonly string[],
    ask: LooksMeasurement,
  ): Promise<R[]> {
    // Of any season they lie on any shelf.
    if (seasons.length === 0)
      return this.rowsAtEnds<R>(asOfLast, { ...ask, sql: (looks) => ask.sql(looks, 'true') });
    const own = (await this.list({ asOf: asOfLast.asOf, input: {} })).filter(({ season }) =>
      seasons.includes(season),
    );
    return this.rowsAtEnds<R>(asOfLast, {
      ...ask,
      sql: (looks) => ask.sql(looks, ON_SHELVES),
      params: { ...ask.params, shelves: shelvesOf(seasons, own) },
    });
  }

  /**
   * Of looks alone as they are known at the scope's own time. Where several ends of days are asked about one query tells of all of them.
   * @param ask.atEndsSql of looks with `held`; its rows have `at_end`, the number of their end
   */
  async rowsAtItsTime<R>(
    scope: Scope,
    seasons: readonly string[],
    ask: Pick<OfLooksAlone, 'name' | 'params' | 'sql'> & { atEndsSql(looks: string): string },
  ): Promise<R[]> {
    const { name, params, sql, atEndsSql } = ask;
    const from = ['catalogue'] as const;
    if (!isOfDays(scope)) return this.rows<R>(scope, seasons, { name, params, sql, from });
    const ends = knownEnds(scope);
    const rows = await this.rowsAtEnds<R & { at_end: number }>(ends.asOfLast, {
      name: `${name}-at-ends`,
      isLarge: true,
      from,
      params: { ...params, ...ends.params },
      sql: atEndsSql,
    });
    return rows.filter(({ at_end }) => at_end === ends.at);
  }

  /** @param seasons of which the looks are; any where there are none */
  async rows<R>(scope: AsOf, seasons: readonly string[], ask: LooksMeasurement): Promise<R[]> {
    const isOfAll = seasons.length === 0;
    const unlisted = isOfAll ? looksOfAnySeasonSql(this.database) : scopedLooksSql(this.database);
    const ofAny = { ...ask, sql: ask.sql(unlisted, 'true') };
    // Counted first: a list that is newer only holds more, which does no harm.
    const messages = await this.versions.catalogueMessages();
    const own = (await this.list({ asOf: scope.asOf, input: {} })).filter(
      ({ season }) => isOfAll || seasons.includes(season),
    );
    const changed = [...new Set(own.flatMap(({ keys }) => keys))];
    const isMany = own.some(({ looks, keys }) => looks > keys.length) || changed.length > MOST_CHANGED;
    if (isMany && isOfAll) return this.measured.rows<R>(scope, ofAny);
    const looks = listedLooksSql(this.database, isMany ? 'many' : changed.length > 0 ? 'some' : 'none');
    try {
      return await this.measured.rows<R>(scope, {
        ...ask,
        sql: ask.sql(looks, isOfAll ? 'true' : ON_SHELVES),
        params: { ...ask.params, shelves: shelvesOf(seasons, own), messages, changed: isMany ? [] : changed },
      });
    } catch (error) {
      if (!(error instanceof Error && error.message.includes(CATALOGUE_HAS_GROWN))) throw error;
      return this.measured.rows<R>(scope, ofAny);
    }
  }
}

const shelvesOf = (seasons: readonly string[], own: readonly Row[]): string[] => [
  ...new Set([...seasons, ...own.flatMap((one) => one.seasons), NO_SHELF]),
];
