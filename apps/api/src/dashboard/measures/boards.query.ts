import { Injectable } from '@nestjs/common';
import { boardAdditionsSql, scopedLooksSql } from '@toile/warehouse';
import { z } from 'zod';
import type { Share } from '../figure/figure-row.js';
import type { Names } from '../scope/names.js';
import type { Brands, Days, Scope } from '../scope/scope.js';
import { type Dimension, KEYS_OF_LOOK, lookParams, WHOLE, windowParams } from './ask.js';
import { Measured } from './measured.js';

const row = z.object({ key: z.string(), boards: z.number(), saves: z.number() });

const sql = (database: string, dimension: Dimension, isKept: boolean) => `
  SELECT arrayJoin(arrayConcat(['${WHOLE}'], arrayMap(key -> toString(key), ${KEYS_OF_LOOK[dimension]}))) AS key,
    uniqExact(board_key) AS boards, count() AS saves
  FROM (${boardAdditionsSql(database, isKept)}) AS additions
  INNER JOIN (${scopedLooksSql(database)}) AS looks ON additions.look_key = looks.look_key
  GROUP BY key`;

/** Boards that gained looks of L(S) in the window and still hold them, from raw moodboard messages. */
@Injectable()
export class BoardsQuery {
  constructor(private readonly measured: Measured) {}

  async by(
    dimension: Dimension,
    scope: Scope,
    names: Names,
    { season, days, brands = [] }: { season: string; days: Days; brands?: Brands },
  ) {
    const params = { ...lookParams(scope, names, [season], brands), ...windowParams(days) };
    // The first version counted what a board had let go of again.
    const text = sql(this.measured.database, dimension, scope.input.definition !== '1');
    const rows = await this.measured.rows(scope, {
      ...{
        name: `boards-by-${dimension}`,
        sql: text,
        params,
        row,
        from: ['catalogue', 'moodboards'] as const,
      },
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
