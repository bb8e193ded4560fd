import { Injectable } from '@nestjs/common';
import { boardAdditionsSql } from '@toile/warehouse';
import { lookParams, windowParams } from '../../measures/measure-params.js';
import { ScopedLooks } from '../../measures/scoped-looks.js';
import type { Names } from '../../scope/names.js';
import type { Brands, Days, Scope } from '../../scope/scope.js';

interface Row {
  look: string;
  boards: number;
}

const sql = (database: string, looks: string) => `
  SELECT look, uniqExact(board_key) AS boards FROM (${boardAdditionsSql(database)})
  WHERE look_key IN (
    SELECT look_key FROM (${looks}) WHERE {tag:String} = '' OR has(tags, {tag:String}))
  GROUP BY look ORDER BY boards DESC, look LIMIT {limit:UInt32}`;

/** Looks of L(S) by the distinct boards that gained them in the window, from raw moodboard messages. */
@Injectable()
export class SavedLooksQuery {
  constructor(private readonly scoped: ScopedLooks) {}

  run(
    scope: Scope,
    names: Names,
    {
      seasons,
      days,
      limit,
      brands,
    }: { seasons: readonly string[]; days: Days; limit: number; brands: Brands },
  ) {
    const params = {
      ...lookParams(scope, names, seasons, brands),
      ...windowParams(days),
      tag: scope.trend?.slug ?? '',
      limit,
    };
    return this.scoped.rows<Row>(scope, seasons, {
      name: 'most-saved-to-moodboard',
      params,
      from: ['catalogue', { boardsUntil: days.to }],
      sql: (own) => sql(this.scoped.database, own),
    });
  }
}
