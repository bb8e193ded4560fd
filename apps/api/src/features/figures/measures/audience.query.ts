import { Injectable } from '@nestjs/common';
import { ALL_LANGUAGES, LOCALES, OTHER_LANGUAGES } from '@toile/contracts';
import {
  audience,
  audiencePageViews,
  rawAudienceSql,
  rawVisitsSql,
  viewsOfLanguagesSql,
} from '@toile/warehouse';
import { type Count, drawsOf, type Share } from '../figure/figure-row.js';
import { drawnCount, drawnShare, type Parted } from '../figure/visitor-draws.js';
import { type Days, isoTime, type Scope, type Windows } from '../scope/scope.js';
import { alone, type Both, inBoth } from './both-windows.js';
import { BITS_AT_ENDS, bitsSql, EndsOfDays, endsParams, spanOf } from './ends-of-days.js';
import { windowParams } from './measure-params.js';
import { Measured } from './measured.js';
import { SealedQuery } from './sealed.query.js';

interface Row {
  is_before?: 0 | 1;
  key: string;
  parts: number[];
  views: number[];
  known_views: number[];
  searches: number[];
  visitors: number[];
}
interface CountsAtEnds {
  key: string;
  views: number[];
  known_views: number[];
  searches: number[];
}
interface VisitorsAtEnds {
  key: string;
  visitors: number[];
}
type What = 'views' | 'known_views' | 'searches' | 'visitors';

/** Who came, by the language of the pages: each language, and all of them together. */
export interface Audience {
  /** Languages that have anything, without all of them. */
  keys: string[];
  count(key: string, what: What): Count;
  /** Of what a language has of something, or all have, the part it has of another. */
  share(key: string, what: What, of: { key: string; what: What }): Share;
}

/** SQL of the language that a row is about. */
export const LANGUAGE_OF = `if(locale IN (${LOCALES.map((one) => `'${one}'`).join(', ')}), locale, '${OTHER_LANGUAGES}')`;

/** By language and part; who came by two is one of both together. */
const audienceSql = (rows: string): string => `
  SELECT is_before, key, groupArray(part) AS parts, groupArray(views) AS views, groupArray(known_views) AS known_views,
    groupArray(searches) AS searches, groupArray(visitors) AS visitors
  FROM (
    SELECT is_before, arrayJoin(['${ALL_LANGUAGES}', ${LANGUAGE_OF}]) AS key, part, sum(found.views) AS views,
      sum(found.known_views) AS known_views, sum(found.searches) AS searches, uniqExactMerge(found.visitors) AS visitors
    FROM (${rows}) AS found GROUP BY is_before, key, part ORDER BY is_before, key, part)
  GROUP BY is_before, key`;

/** Visitors of one window at ends of days, by language. */
const visitorsAtEndsSql = (database: string): string => `
  SELECT key, sumForEach(${bitsSql('came')}) AS visitors
  FROM (
    SELECT arrayJoin(['${ALL_LANGUAGES}', ${LANGUAGE_OF}]) AS key, who, groupBitOr(${BITS_AT_ENDS}) AS came
    FROM (${rawVisitsSql(database)}) GROUP BY key, who)
  GROUP BY key`;

/** The same of what can be added up: rows of the rollup. */
const countsAtEndsSql = (rows: string): string => {
  const at = (what: string) => `sumForEach(arrayMap(is_in -> is_in * ${what}, at_ends)) AS ${what}`;
  return `
  SELECT key, ${at('views')}, ${at('known_views')}, ${at('searches')}
  FROM (
    SELECT arrayJoin(['${ALL_LANGUAGES}', ${LANGUAGE_OF}]) AS key, ${bitsSql(BITS_AT_ENDS)} AS at_ends, views, known_views, searches
    FROM (${rows}))
  GROUP BY key`;
};

/** Page views, and of them those of visitors who agreed to be told apart. */
interface Agreed {
  views: number;
  known_views: number;
}

/** Page views, searches and visitors by language: rollup `audience`, and raw rows as known earlier. */
@Injectable()
export class AudienceQuery {
  constructor(
    private readonly measured: Measured,
    private readonly sealed: SealedQuery,
    private readonly ends: EndsOfDays,
  ) {}

  async of(scope: Scope, windows: Windows): Promise<Both<Audience>> {
    if (this.ends.areAsked(scope, windows.now)) {
      const of = async (days: Days) => audienceOf(scope, await this.atEnd(scope, days));
      return Promise.all([of(windows.now), windows.before && of(windows.before)]);
    }
    return inBoth(
      scope,
      windows,
      (input) => this.rows(scope, input),
      (rows) => audienceOf(scope, rows),
    );
  }

  /** Page views of all languages alone: who came, which takes most of the time, is not counted for it. */
  async agreed(scope: Scope, days: Days): Promise<Agreed> {
    if (this.ends.areAsked(scope, days)) {
      const [found] = await this.of(scope, alone(days));
      const { value: views } = found.count(ALL_LANGUAGES, 'views');
      return { views, known_views: found.count(ALL_LANGUAGES, 'known_views').value };
    }
    const sealed = await this.sealed.of(alone(days), scope);
    const [row] = await this.measured.rows<Agreed>(scope, {
      name: 'views-with-consent',
      from: [sealed],
      sql: sealed.tells
        ? `SELECT sum(views) AS views, sum(known_views) AS known_views FROM (${sealed.rowsOf(audiencePageViews, 'views, known_views')})`
        : `SELECT count() AS views, countIf(visitor != '') AS known_views FROM (${viewsOfLanguagesSql(this.measured.database)})`,
      params: sealed.tells ? sealed.params : { ...windowParams(days), as_of: isoTime(scope.asOf) },
    });
    return row ?? { views: 0, known_views: 0 };
  }

  private async rows(scope: Scope, windows: Windows): Promise<Row[]> {
    const columns = 'locale, part, views, known_views, searches, visitors';
    const sealed = await this.sealed.of(windows, scope);
    if (!sealed.tells)
      return this.measured.rows<Row>(scope, {
        name: 'audience',
        from: [sealed],
        sql: audienceSql(
          `SELECT 0 AS is_before, ${columns} FROM (${rawAudienceSql(this.measured.database)})`,
        ),
        params: { ...windowParams(windows.now), as_of: isoTime(scope.asOf) },
      });
    return this.measured.rows<Row>(scope, {
      name: 'audience',
      from: [sealed],
      sql: audienceSql(sealed.rowsOf(audience, columns)),
      params: sealed.params,
    });
  }

  private async atEnd(scope: Scope, days: Days): Promise<Row[]> {
    const ends = this.ends.of(scope, days);
    const rows = await this.sealed.daysOf(spanOf(ends), scope);
    const from = [rows];
    const columns = 'ingest_day, locale, views, known_views, searches';
    const [counts, visitors] = await Promise.all([
      this.measured.rows<CountsAtEnds>(scope, {
        name: 'audience-at-ends',
        from,
        sql: countsAtEndsSql(rows.rowsOf(audience, columns)),
        params: { ...rows.params, ...endsParams(ends) },
      }),
      this.measured.rows<VisitorsAtEnds>(scope, {
        name: 'visitors-at-ends',
        from,
        sql: visitorsAtEndsSql(this.measured.database),
        params: endsParams(ends),
      }),
    ]);
    const came = new Map(visitors.map((row) => [row.key, row.visitors]));
    const own = (numbers: readonly number[] | undefined) => [numbers?.[ends.at] ?? 0];
    return counts
      .map((row) => {
        return {
          key: row.key,
          parts: [0],
          views: own(row.views),
          known_views: own(row.known_views),
          searches: own(row.searches),
          visitors: own(came.get(row.key)),
        };
      })
      .filter(({ views, known_views, searches, visitors: [n] }) =>
        [...views, ...known_views, ...searches, n].some(Boolean),
      );
  }
}

function audienceOf(scope: Scope, rows: readonly Row[]): Audience {
  const parted = new Map<string, Parted>();
  for (const row of rows)
    for (const what of ['views', 'known_views', 'searches', 'visitors'] as const)
      parted.set(`${row.key} ${what}`, { parts: row.parts, of_parts: row[what] });
  const of = (key: string, what: What) => parted.get(`${key} ${what}`) ?? { parts: [], of_parts: [] };
  const total = (key: string, what: What) => of(key, what).of_parts.reduce((sum, part) => sum + part, 0);
  return {
    keys: rows.map(({ key }) => key).filter((key) => key !== ALL_LANGUAGES),
    count: (key, what) => ({
      value: total(key, what),
      isBehaviour: true,
      draws: drawsOf(scope, () => drawnCount(of(key, what))),
    }),
    share: (key, what, whole) => ({
      numerator: total(key, what),
      denominator: total(whole.key, whole.what),
      isBehaviour: true,
      draws: drawsOf(scope, () => drawnShare(of(key, what), of(whole.key, whole.what))),
    }),
  };
}
