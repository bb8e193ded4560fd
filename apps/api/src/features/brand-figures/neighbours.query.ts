import { Injectable } from '@nestjs/common';
import { boardAdditionsSql } from '@toile/warehouse';
import { type Days, isoTime, type Scope, ScopedLooks } from '../figures/index.js';

/** What is told of boards is told of those of so many readers and more. */
const FEWEST_READERS = 10;
const MOST = 20;

/** Boards that hold looks of a brand beside some of another one; of the brand itself, all that hold any. */
export interface Neighbour {
  brand: string;
  boards: number;
}

/** A board without a known owner stands for one reader. */
const sql = (database: string, looks: string): string => `
  SELECT brand, count() AS boards FROM (
    SELECT board_key, owner, arrayJoin(brands) AS brand FROM (
      SELECT board_key, groupUniqArray(toString(designer)) AS brands
      FROM (${boardAdditionsSql(database)}) AS held
      INNER JOIN (SELECT look_key, designer FROM (${looks})) AS shown ON held.look_key = shown.look_key
      GROUP BY board_key HAVING has(brands, {brand:String})) AS boards
    LEFT JOIN (
      SELECT board_key, any(subject) AS owner FROM ${database}.raw_moodboards
      WHERE type = 'look-added-to-moodboard' GROUP BY board_key) AS owners ON boards.board_key = owners.board_key)
  GROUP BY brand HAVING uniqExact(if(owner = '', toString(board_key), owner)) >= ${FEWEST_READERS}
  ORDER BY boards DESC, brand LIMIT ${MOST + 1}`;

/** Which brands stand beside a brand on boards, from raw moodboard messages: looks of one season and kind of show, gained in its days. */
@Injectable()
export class NeighboursQuery {
  constructor(private readonly scoped: ScopedLooks) {}

  /** The brand itself first, where there are boards enough. */
  run(scope: Scope, brand: string, days: Days): Promise<Neighbour[]> {
    return this.scoped.rows<Neighbour>(scope, [scope.season.slug], {
      name: 'brands-beside-on-boards',
      from: ['catalogue', 'moodboards'],
      sql: (looks) => sql(this.scoped.database, looks),
      params: {
        as_of: isoTime(scope.asOf),
        types: [scope.type.slug],
        cities: [],
        seasons: [scope.season.slug],
        designers: [],
        brand,
        from: days.from,
        to: days.to,
      },
    });
  }
}
