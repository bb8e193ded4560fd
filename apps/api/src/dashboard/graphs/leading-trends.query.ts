import { Injectable } from '@nestjs/common';
import { countFewSql, LEADS_SECONDS, ledViews, NEARBY, pageViewsSql, searchesSql } from '@toile/warehouse';
import { z } from 'zod';
import { WHOLE, windowParams } from '../measures/ask.js';
import { KnownEntitiesQuery } from '../measures/known-entities.query.js';
import { Measured } from '../measures/measured.js';
import { type RowsOf, SealedQuery } from '../measures/sealed.query.js';
import { LISTED } from '../measures/searches.sql.js';
import { type Days, isoTime, type Scope } from '../scope/scope.js';

const row = z.object({ key: z.string(), views: z.number(), visitors: z.number() });

const ABOUT_BRAND = 'entity = {brand:String}';
/** Only who opened the house's page can have been led there. */
const ofItsReaders = (database: string) => {
  const readers = (column: string) => `
    SELECT ${column} FROM ${database}.raw_tracking
    WHERE kind = 'page' AND ${ABOUT_BRAND} AND ${column} != ''
      AND ingest_hour >= toDateTime({from:Date}, 'UTC') - INTERVAL 1 DAY AND ${NEARBY}`;
  return `visitor IN (${readers('visitor')}) OR session IN (${readers('session')})`;
};

/** A search of the evening before leads too. */
const fromTheDayBefore = (sql: string) => sql.replaceAll('{from:Date}', '{from:Date} - 1');

/** Views of {brand} that a trend search led to: view, visitor, occurred_at, trends. Needs {as_of}, {from}, {to}. */
export const ledViewsSql = (database: string, known: string) => `
  SELECT views.event_id AS view, views.visitor AS visitor, views.occurred_at AS occurred_at, searched.trends AS trends
  FROM (
    SELECT event_id, visitor, session, occurred_at FROM (${pageViewsSql(database, ABOUT_BRAND)})
    WHERE session != '') AS views
  ASOF INNER JOIN (
    SELECT session, occurred_at AS searched_at, groupUniqArray(substring(entity, 5)) AS trends
    FROM (${fromTheDayBefore(searchesSql(database, known, ofItsReaders(database)))})
    WHERE startsWith(entity, 'tag:') AND session != '' GROUP BY session, searched_at) AS searched
    ON views.session = searched.session AND views.occurred_at >= searched.searched_at
  WHERE dateDiff('second', searched.searched_at, views.occurred_at) <= ${LEADS_SECONDS}`;

const rawSql = (database: string) => `
  SELECT arrayJoin(arrayConcat(['${WHOLE}'], trends)) AS key, count() AS views,
    uniqExactIf(visitor, visitor != '') AS visitors
  FROM (${ledViewsSql(database, LISTED)})
  GROUP BY key`;

const sealedSql = (rowsOf: RowsOf) => `
  SELECT arrayJoin(arrayConcat(['${WHOLE}'], trends)) AS key, sum(views) AS views, ${countFewSql('visitors')} AS visitors
  FROM (
    SELECT views, visitors, arrayFirst(one -> notEmpty(one),
      arrayMap(tags -> arrayFilter(tag -> concat('tag:', tag) IN ${LISTED}, tags), searched)) AS trends
    FROM (${rowsOf(ledViews, 'entity, searched, views, visitors')})
    WHERE entity = {brand:String})
  WHERE notEmpty(trends)
  GROUP BY key`;

/** Views of a house by the trends of the last trend search before them: rollup `led_views`, and raw rows as known earlier. */
@Injectable()
export class LeadingTrendsQuery {
  constructor(
    private readonly measured: Measured,
    private readonly known: KnownEntitiesQuery,
    private readonly sealed: SealedQuery,
  ) {}

  async run(scope: Scope, brand: string, days: Days) {
    const [known, sealed] = await Promise.all([this.known.run(scope), this.sealed.of(days)]);
    const isAsOf = scope.input.as_of !== undefined;
    const { database } = this.measured;
    const window = isAsOf ? { as_of: isoTime(scope.asOf), ...windowParams(days) } : sealed.params;
    return this.measured.rows(scope, {
      ...{ name: 'trends-leading-to-brand', row, from: [sealed, 'catalogue'] as const },
      sql: isAsOf ? rawSql(database) : sealedSql(sealed.rowsOf),
      params: { ...window, brand: `designer:${brand}`, known },
    });
  }
}
