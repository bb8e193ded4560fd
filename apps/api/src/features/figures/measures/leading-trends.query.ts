import { Injectable } from '@nestjs/common';
import { LEADS_SECONDS, ledViews, NEARBY, pageViewsSql, searchesSql } from '@toile/warehouse';
import type { Share } from '../figure/figure-row.js';
import { isoTime, type Scope, type Windows } from '../scope/scope.js';
import { type Both, inBoth } from './both-windows.js';
import { KnownEntitiesQuery } from './known-entities.query.js';
import { WHOLE, windowParams } from './measure-params.js';
import { Measured } from './measured.js';
import { type RowsOf, SealedQuery } from './sealed.query.js';
import { LISTED } from './searches.sql.js';

interface Row {
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

/** Views of {brand} that a trend search led to: view, occurred_at, trends. Needs {as_of}, {from}, {to}. */
export const ledViewsSql = (database: string, known: string) => `
  SELECT views.event_id AS view, views.occurred_at AS occurred_at, searched.trends AS trends
  FROM (
    SELECT event_id, session, occurred_at FROM (${pageViewsSql(database, ABOUT_BRAND)})
    WHERE session != '') AS views
  ASOF INNER JOIN (
    SELECT session, occurred_at AS searched_at, groupUniqArray(substring(entity, 5)) AS trends
    FROM (${fromTheDayBefore(searchesSql(database, known, ofItsReaders(database)))})
    WHERE startsWith(entity, 'tag:') AND session != '' GROUP BY session, searched_at) AS searched
    ON views.session = searched.session AND views.occurred_at >= searched.searched_at
  WHERE dateDiff('second', searched.searched_at, views.occurred_at) <= ${LEADS_SECONDS}`;

const rawSql = (database: string) => `
  SELECT arrayJoin(arrayConcat(['${WHOLE}'], trends)) AS key, count() AS views
  FROM (${ledViewsSql(database, LISTED)})
  GROUP BY key`;

const sealedSql = (rowsOf: RowsOf) => `
  SELECT is_before, arrayJoin(arrayConcat(['${WHOLE}'], trends)) AS key, sum(views) AS views
  FROM (
    SELECT is_before, views, arrayFirst(one -> notEmpty(one),
      arrayMap(tags -> arrayFilter(tag -> concat('tag:', tag) IN ${LISTED}, tags), searched)) AS trends
    FROM (${rowsOf(ledViews, 'entity, searched, views')})
    WHERE entity = {brand:String})
  WHERE notEmpty(trends)
  GROUP BY is_before, key`;

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
    return inBoth(scope, windows, (input) => this.rows(scope, brand, input), leadingOf);
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
      sql: sealed.tells ? sealedSql(sealed.rowsOf) : rawSql(database),
      params: { ...window, brand: `designer:${brand}`, known },
    });
  }
}

function leadingOf(rows: readonly Row[]): LeadingTrends {
  const found = new Map(rows.map((one) => [one.key, one]));
  return {
    keys: [...found.keys()].filter((key) => key !== WHOLE),
    share: (key) => ({
      numerator: found.get(key)?.views ?? 0,
      denominator: found.get(WHOLE)?.views ?? 0,
      isBehaviour: true,
    }),
  };
}
