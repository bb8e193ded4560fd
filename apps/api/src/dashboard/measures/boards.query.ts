import { Injectable } from '@nestjs/common';
import { boardAdditionsSql } from '@toile/warehouse';
import { z } from 'zod';
import type { Share } from '../figure/figure-row.js';
import type { Names } from '../scope/names.js';
import type { Brands, Days, Scope } from '../scope/scope.js';
import { type Dimension, KEYS_OF_LOOK, lookParams, WHOLE, windowParams } from './ask.js';
import { ScopedLooks } from './scoped-looks.js';

const row = z.object({ key: z.string(), boards: z.number(), saves: z.number() });

/** Keys are found once for each look: fewer than what boards gained. */
const sql = (database: string, looks: string, dimension: Dimension, isKept: boolean) => `
  SELECT arrayJoin(keys) AS key, uniqExact(board_key) AS boards, count() AS saves
  FROM (${boardAdditionsSql(database, isKept)}) AS additions
  INNER JOIN (
    SELECT look_key, arrayConcat(['${WHOLE}'], arrayMap(key -> toString(key), ${KEYS_OF_LOOK[dimension]})) AS keys
    FROM (${looks})) AS looks ON additions.look_key = looks.look_key
  GROUP BY key`;

/** Boards that gained looks of L(S) in the window and still hold them, from raw moodboard messages. */
@Injectable()
export class BoardsQuery {
  constructor(private readonly scoped: ScopedLooks) {}

  async by(
    dimension: Dimension,
    scope: Scope,
    names: Names,
    { season, days, brands = [] }: { season: string; days: Days; brands?: Brands },
  ) {
    const params = { ...lookParams(scope, names, [season], brands), ...windowParams(days) };
    // The first version counted what a board had let go of again.
    const isKept = scope.input.definition !== '1';
    const rows = await this.scoped.rows(scope, [season], {
      ...{ name: `boards-by-${dimension}`, params, row, from: ['catalogue', 'moodboards'] },
      sql: (looks) => sql(this.scoped.database, looks, dimension, isKept),
    });
    const found = new Map(rows.map((one) => [one.key, one]));
    return {
      keys: [...found.keys()].filter((key) => key !== WHOLE),
      saves: (key: string) => ({
        value: found.get(key)?.saves ?? 0,
        people: found.get(key)?.boards ?? 0,
      }),
      share: (key: string): Share => ({
        numerator: found.get(key)?.boards ?? 0,
        denominator: found.get(WHOLE)?.boards ?? 0,
        people: found.get(key)?.boards ?? 0,
      }),
    };
  }
}
