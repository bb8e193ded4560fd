import {
  FIRST_PAGE_SEARCHES,
  firstPageSearchesSql,
  IN_WINDOW,
  pageViewsSql,
  pictureViewsSql,
  RECEIVED,
} from './behaviour.js';
import { IS_COUNTABLE } from './openings.js';

/** What a figure of behaviour is made of. */
export type CountedKind = 'searches' | 'pages' | 'pictures';

const LATE_HOURS = 1;
const WHERE: Record<CountedKind, string> = {
  searches: FIRST_PAGE_SEARCHES,
  pages: "kind = 'page'",
  pictures: "kind IN ('media', 'streetstyle')",
};
const COUNTED: Record<CountedKind, (database: string) => string> = {
  searches: (database) => `(SELECT count() FROM (${firstPageSearchesSql(database)}))`,
  pages: (database) => `(SELECT count() FROM (${pageViewsSql(database)}))`,
  pictures: (database) =>
    `(SELECT count() FROM (${pictureViewsSql(database, 'media')}))
      + (SELECT count() FROM (${pictureViewsSql(database, 'streetstyle')}))`,
};

/**
 * All events of a kind of the days {from} to {to} as known at {as_of}, whatever they are about: counted, and what was left out: bots,
 * staff, out_of_time (by the day they arrived), repeats (copies of an event too). Of what is counted: without_consent, and late,
 * which arrived more than an hour after it happened. Of each event one of counted, bots, staff, out_of_time and repeats holds.
 * @param counted SQL of the number that is counted, where it is known otherwise than from raw rows
 */
export const notCountedSql = (
  database: string,
  kind: CountedKind,
  counted = COUNTED[kind](database),
): string => `
  SELECT toUInt64(${counted}) AS counted, countIf(is_bot) AS bots, countIf(is_staff AND NOT is_bot) AS staff,
    countIf(is_out_of_time AND NOT is_bot AND NOT is_staff) AS out_of_time,
    toUInt64(countIf(${IS_COUNTABLE}) - counted) AS repeats,
    countIf(${IS_COUNTABLE} AND visitor = '') AS without_consent,
    countIf(${IS_COUNTABLE} AND received_at > occurred_at + INTERVAL ${LATE_HOURS} HOUR) AS late
  FROM ${database}.raw_tracking WHERE (${WHERE[kind]}) AND ${IN_WINDOW} AND ${RECEIVED}`;
/** Events of the days {from} to {to} that arrived after {earlier} and were known at {as_of}, whatever they are about: events. */
export const lateEventsSql = (database: string): string => `
  SELECT count() AS events FROM ${database}.raw_tracking
  WHERE ${IS_COUNTABLE} AND ${IN_WINDOW} AND ${RECEIVED} AND received_at > {earlier:DateTime64(3, 'UTC')}`;
