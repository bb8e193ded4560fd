import { Injectable } from '@nestjs/common';
import { pictureViewsSql } from '@toile/warehouse';
import { dayInParis, isoTime, Measured } from '../figures/index.js';

/** What is told of boards is told of those of so many readers and more. */
const FEWEST_READERS = 10;
const MOST = 5;

interface Row {
  /** Empty for all looks together. */
  look: string;
  views: number;
  boards: number;
  savers: number;
}

/** What readers did with looks since a time. */
export interface ReadersOfLooks {
  views: number;
  saves: number | null;
  saved: { look: string; boards: number }[];
}

/** A board without a known owner stands for one reader. */
const sql = (database: string): string => `
  SELECT look, sum(views) AS views, sum(boards) AS boards, sum(savers) AS savers FROM (
    SELECT arrayJoin(['', target]) AS look, count() AS views, 0 AS boards, 0 AS savers
    FROM (${pictureViewsSql(database, 'media')}) WHERE target IN {looks:Array(String)} GROUP BY look
    UNION ALL
    SELECT arrayJoin(['', slug]) AS look, 0, uniqExact(board_key),
      uniqExact(if(subject = '', toString(board_key), subject))
    FROM ${database}.raw_moodboards
    WHERE type = 'look-added-to-moodboard' AND media_type = 'look' AND slug IN {looks:Array(String)}
      AND occurred_at >= {since:DateTime64(3, 'UTC')} AND occurred_at <= {as_of:DateTime64(3, 'UTC')}
    GROUP BY look)
  GROUP BY look ORDER BY boards DESC, look`;

/** Openings of looks, cleaned as in all figures, and boards that gained them, from raw events. */
@Injectable()
export class ReadersOfLooksQuery {
  constructor(private readonly measured: Measured) {}

  async run(looks: readonly string[], since: Date, now: Date): Promise<ReadersOfLooks> {
    const rows = await this.measured.rows<Row>(
      { asOf: now, input: {} },
      {
        name: 'readers-of-looks',
        sql: sql(this.measured.database),
        from: [],
        params: {
          looks: [...looks],
          since: isoTime(since),
          as_of: isoTime(now),
          from: dayInParis(since),
          to: dayInParis(now),
        },
      },
    );
    const whole = rows.find(({ look }) => look === '');
    const isTold = ({ savers }: Row) => savers >= FEWEST_READERS;
    return {
      views: whole?.views ?? 0,
      saves: whole && isTold(whole) ? whole.boards : null,
      saved: rows
        .filter((row) => row.look !== '' && isTold(row))
        .slice(0, MOST)
        .map(({ look, boards }) => ({ look, boards })),
    };
  }
}
