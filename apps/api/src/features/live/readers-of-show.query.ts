import { Inject, Injectable } from '@nestjs/common';
import { searchesSql, type Warehouse } from '@toile/warehouse';
import { WAREHOUSE } from '../../kernel/tokens.js';
import { dayInParis, isoTime } from '../figures/index.js';
import type { Second } from './pulse.js';

const TIMEOUT_MS = 10_000;
const IN_EVENING = `at >= {begun:DateTime64(3, 'UTC')} AND at < {ended:DateTime64(3, 'UTC')}`;

/** By second: how often, and how many that had not done so before; who is not told apart is counted, and is nobody. */
const bySecond = (what: Second['what'], acts: string) => `
  SELECT '${what}' AS what, toUnixTimestamp(at) AS second, count() AS times, 0 AS people FROM (${acts}) GROUP BY second
  UNION ALL
  SELECT '${what}', toUnixTimestamp(min(at)), 0, 1 FROM (${acts}) WHERE who != '' GROUP BY who`;

/** A look that is put on a board again counts once; a board without a known owner stands for one. */
const savesSql = (database: string) => `
  SELECT at, who FROM (
    SELECT min(occurred_at) AS at, if(any(subject) = '', toString(any(board_key)), any(subject)) AS who
    FROM ${database}.raw_moodboards
    WHERE type = 'look-added-to-moodboard' AND media_type = 'look' AND slug_key IN (
      SELECT cityHash64(arrayJoin({looks:Array(String)}))) AND occurred_at >= {begun:DateTime64(3, 'UTC')}
    GROUP BY place_key)
  WHERE ${IN_EVENING}`;

/** First-page searches that name the house, cleaned as in all figures. */
const namingSql = (database: string) => `
  SELECT at, who FROM (
    SELECT occurred_at AS at, visitor AS who FROM (${searchesSql(database, '{known:Array(String)}', undefined, true)}))
  WHERE ${IN_EVENING}`;

const sql = (database: string) => `
  SELECT what, second, sum(times) AS times, sum(people) AS people
  FROM (${bySecond('saves', savesSql(database))} UNION ALL ${bySecond('searches', namingSql(database))})
  GROUP BY what, second ORDER BY second`;

/** Whose evening, and which looks and searches belong to it. */
export interface Evening {
  designer: string;
  looks: readonly string[];
  from: Date;
  to: Date;
}

/** What readers did with the looks of a show and the name of its house while it was on, from raw events. */
@Injectable()
export class ReadersOfShowQuery {
  constructor(@Inject(WAREHOUSE) private readonly warehouse: Warehouse) {}

  run({ designer, looks, from, to }: Evening): Promise<Second[]> {
    const { database } = this.warehouse;
    return this.warehouse.query<Second>(
      { name: 'readers-of-show', sql: sql(database), timeoutMs: TIMEOUT_MS },
      {
        looks: [...looks],
        known: [`designer:${designer}`],
        begun: isoTime(from),
        ended: isoTime(to),
        as_of: isoTime(new Date()),
        from: dayInParis(from),
        to: dayInParis(to),
      },
    );
  }
}
