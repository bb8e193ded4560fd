import { Injectable } from '@nestjs/common';
import { NEARBY, pageViewsSql, searchesSql } from '@toile/warehouse';
import { z } from 'zod';
import { WHOLE, windowParams } from '../measures/ask.js';
import { KnownEntitiesQuery } from '../measures/known-entities.query.js';
import { Measured } from '../measures/measured.js';
import { LISTED } from '../measures/searches.sql.js';
import { type Days, isoTime, type Scope } from '../scope/scope.js';

/** A search leads to what is opened in the same session within this time. */
const LEADS_SECONDS = 30 * 60;

const row = z.object({ key: z.string(), views: z.number(), visitors: z.number() });

const ABOUT_BRAND = 'entity = {brand:String}';
/** Only who opened the house's page can have been led there. */
const ofItsReaders = (database: string) => {
  const readers = (column: string) => `
    SELECT ${column} FROM ${database}.raw_tracking
    WHERE kind = 'page' AND ${ABOUT_BRAND} AND ${column} != ''
      AND ingest_hour >= toDateTime({from:Date}, 'UTC') - INTERVAL 1 DAY
      AND toDate(occurred_at, 'Europe/Paris') BETWEEN {from:Date} - 1 AND {to:Date} AND ${NEARBY}`;
  return `visitor IN (${readers('visitor')}) OR session IN (${readers('session')})`;
};

/** Views of {brand} that a trend search led to: view, visitor, occurred_at, trends. Needs {as_of}, {from}, {to}. */
export const ledViewsSql = (database: string, known: string) => `
  SELECT views.event_id AS view, views.visitor AS visitor, views.occurred_at AS occurred_at, searched.trends AS trends
  FROM (
    SELECT event_id, visitor, session, occurred_at FROM (${pageViewsSql(database, ABOUT_BRAND)})
    WHERE session != '') AS views
  ASOF INNER JOIN (
    SELECT session, occurred_at AS searched_at, groupUniqArray(substring(entity, 5)) AS trends
    FROM (${searchesSql(database, known, ofItsReaders(database))})
    WHERE startsWith(entity, 'tag:') AND session != '' GROUP BY session, searched_at) AS searched
    ON views.session = searched.session AND views.occurred_at >= searched.searched_at
  WHERE dateDiff('second', searched.searched_at, views.occurred_at) <= ${LEADS_SECONDS}`;

const sql = (database: string) => `
  SELECT arrayJoin(arrayConcat(['${WHOLE}'], trends)) AS key, count() AS views,
    uniqExactIf(visitor, visitor != '') AS visitors
  FROM (${ledViewsSql(database, LISTED)})
  GROUP BY key`;

/** Views of a house by the trends of the last trend search before them, from raw tracking rows. */
@Injectable()
export class LeadingTrendsQuery {
  constructor(
    private readonly measured: Measured,
    private readonly known: KnownEntitiesQuery,
  ) {}

  async run(scope: Scope, brand: string, days: Days) {
    const known = await this.known.run(scope);
    const params = { as_of: isoTime(scope.asOf), brand: `designer:${brand}`, known, ...windowParams(days) };
    const text = sql(this.measured.database);
    return this.measured.rows(scope, {
      ...{ name: 'trends-leading-to-brand', sql: text, params, row, from: [days, 'catalogue'] as const },
    });
  }
}
