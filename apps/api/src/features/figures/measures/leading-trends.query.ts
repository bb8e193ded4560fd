import { Injectable } from '@nestjs/common';
import {
  LEADS_SECONDS,
  ledViews,
  NEARBY,
  PART_OF_VISITOR,
  pageViewsSql,
  searchesSql,
} from '@toile/warehouse';
import { drawsOf, type Share } from '../figure/figure-row.js';
import { drawnShare, type Parted } from '../figure/visitor-draws.js';
import { isoTime, type Scope, type Windows } from '../scope/scope.js';
import { type Both, inBoth } from './both-windows.js';
import { KnownEntitiesQuery } from './known-entities.query.js';
import { WHOLE, windowParams } from './measure-params.js';
import { Measured } from './measured.js';
import { type RowsOf, SealedQuery } from './sealed.query.js';
import { LISTED } from './searches.sql.js';

interface Row extends Parted {
  is_before?: 0 | 1;
  key: string;
  views: number;
}

const ABOUT_BRAND = 'entity = {brand:String}';
/** Only who opened the brand's page can have been led there. */
const ofItsReaders = (database: string) => {
  const readers = (column: string) => `
    SELECT ${column} FROM ${database}.raw_tracking
    WHERE kind = 'page' AND ${ABOUT_BRAND} AND ${column} != ''
      AND ingest_hour >= toDateTime({from:Date}, 'UTC') - INTERVAL 1 DAY AND ${NEARBY}`;
  return `visitor IN (${readers('visitor')}) OR session IN (${readers('session')})`;
};

/** A search of the evening before leads too. */
const fromTheDayBefore = (sql: string) => sql.replaceAll('{from:Date}', '{from:Date} - 1');

/** Views of {brand} that a trend search led to: view, part, occurred_at, trends. Needs {as_of}, {from}, {to}. */
export const ledViewsSql = (database: string, known: string) => `
  SELECT views.event_id AS view, views.part AS part, views.occurred_at AS occurred_at, searched.trends AS trends
  FROM (
    SELECT event_id, ${PART_OF_VISITOR} AS part, session, occurred_at FROM (${pageViewsSql(database, ABOUT_BRAND)})
    WHERE session != '') AS views
  ASOF INNER JOIN (
    SELECT session, occurred_at AS searched_at, groupUniqArray(substring(entity, 5)) AS trends
    FROM (${fromTheDayBefore(searchesSql(database, known, ofItsReaders(database)))})
    WHERE startsWith(entity, 'tag:') AND session != '' GROUP BY session, searched_at) AS searched
    ON views.session = searched.session AND views.occurred_at >= searched.searched_at
  WHERE dateDiff('second', searched.searched_at, views.occurred_at) <= ${LEADS_SECONDS}`;

/** @param led SQL of is_before, trends and parts */
const byTrendSql = (led: string) => `
  SELECT is_before, key, sum(n) AS views, groupArray(part) AS parts, groupArray(n) AS of_parts
  FROM (
    SELECT is_before, arrayJoin(arrayConcat(['${WHOLE}'], trends)) AS key, one.1 AS part, sum(one.2) AS n
    FROM (${led}) ARRAY JOIN parts AS one
    GROUP BY is_before, key, part)
  GROUP BY is_before, key`;

const rawSql = (database: string) =>
  byTrendSql(
    `SELECT false AS is_before, trends, [(part, toUInt64(1))] AS parts FROM (${ledViewsSql(database, LISTED)})`,
  );

/** Sealed views of {brand} that a search for trends led to: day, is_before, columns, trends. Needs {known}. */
export const ledTrendsSql = (rowsOf: RowsOf, columns: string): string => `
  SELECT day, is_before, ${columns}, trends
  FROM (
    SELECT day, is_before, ${columns}, arrayFirst(one -> notEmpty(one),
      arrayMap(tags -> arrayFilter(tag -> concat('tag:', tag) IN ${LISTED}, tags), searched)) AS trends
    FROM (${rowsOf(ledViews, `entity, searched, ${columns}`)})
    WHERE entity = {brand:String})
  WHERE notEmpty(trends)`;

/** Trends that led to a brand, and their share of the views that any led to. */
interface LeadingTrends {
  keys: string[];
  share(key: string): Share;
}

/** Views of a brand by the trends of the last trend search before them: rollup `led_views`, and raw rows as known earlier. */
@Injectable()
export class LeadingTrendsQuery {
  constructor(
    private readonly measured: Measured,
    private readonly known: KnownEntitiesQuery,
    private readonly sealed: SealedQuery,
  ) {}

  of(scope: Scope, brand: string, windows: Windows): Promise<Both<LeadingTrends>> {
    return inBoth(
      scope,
      windows,
      (input) => this.rows(scope, brand, input),
      (rows) => leadingOf(scope, rows),
    );
  }

  private async rows(scope: Scope, brand: string, windows: Windows) {
    const [known, sealed] = await Promise.all([this.known.run(scope), this.sealed.of(windows, scope)]);
    const { database } = this.measured;
    const window = sealed.tells
      ? sealed.params
      : { as_of: isoTime(scope.asOf), ...windowParams(windows.now) };
    return this.measured.rows<Row>(scope, {
      name: 'trends-leading-to-brand',
      from: [sealed, 'catalogue'] as const,
      sql: sealed.tells ? byTrendSql(ledTrendsSql(sealed.rowsOf, 'parts')) : rawSql(database),
      params: { ...window, brand: `designer:${brand}`, known },
    });
  }
}

function leadingOf(scope: Scope, rows: readonly Row[]): LeadingTrends {
  const found = new Map(rows.map((one) => [one.key, one]));
  const whole = found.get(WHOLE);
  return {
    keys: [...found.keys()].filter((key) => key !== WHOLE),
    share: (key) => ({
      numerator: found.get(key)?.views ?? 0,
      denominator: whole?.views ?? 0,
      isBehaviour: true,
      ...(whole && { draws: drawsOf(scope, () => drawnShare(found.get(key), whole)) }),
    }),
  };
}
