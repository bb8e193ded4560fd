import { Injectable } from '@nestjs/common';
import { lookParams, WHOLE } from '../../measures/measure-params.js';
import type { Measurement } from '../../measures/measured.js';
import { ScopedLooks } from '../../measures/scoped-looks.js';
import type { Names } from '../../scope/names.js';
import type { Brands, Scope } from '../../scope/scope.js';

interface Row {
  season: string;
  key: string;
  looks: number;
}
interface UsedRow {
  hex: string;
}

const mainSql = (looks: string) => `
  SELECT season, arrayJoin(['${WHOLE}', lower(toString(colours[1]))]) AS key, count() AS looks
  FROM (${looks}) WHERE notEmpty(colours) GROUP BY season, key`;

const usedSql = (looks: string) => `
  SELECT DISTINCT lower(toString(arrayJoin(colours))) AS hex FROM (${looks})`;

const tonesSql = (looks: string) => `
  SELECT season, arrayJoin(arrayConcat(['${WHOLE}'], arrayFilter(tone -> tone != '', arrayDistinct(arrayMap(
    hex -> transform(lower(toString(hex)), {hexes:Array(String)}, {tones:Array(String)}, ''), colours))))) AS key, count() AS looks
  FROM (${looks}) GROUP BY season, key`;

/** Colours of the looks of L(S), from catalogue facts. */
@Injectable()
export class ColoursQuery {
  constructor(private readonly scoped: ScopedLooks) {}

  private ask<R>(
    scope: Scope,
    seasons: readonly string[],
    name: string,
    sql: (looks: string) => string,
    params: Measurement['params'],
  ) {
    return this.scoped.rows<R>(scope, seasons, { name, sql, params, from: ['catalogue'] });
  }

  /** Looks by season and their dominant colour as `#rrggbb`; `*` are the looks that have one. */
  main(scope: Scope, names: Names, seasons: readonly string[], brands: Brands) {
    const params = lookParams(scope, names, seasons, brands);
    return this.ask<Row>(scope, seasons, 'main-colours', mainSql, params);
  }

  /** Looks by season and tone: each counts in every tone it has a colour of. `*` is L(S). */
  async tones(
    scope: Scope,
    names: Names,
    seasons: readonly string[],
    brands: Brands,
    toneOf: (hex: string) => string,
  ) {
    const params = lookParams(scope, names, seasons, brands);
    const used = await this.ask<UsedRow>(scope, seasons, 'colours', usedSql, params);
    const hexes = used.map(({ hex }) => hex);
    const tones = hexes.map(toneOf);
    // An empty list has no type of its own that transform() could use.
    const known = hexes.length > 0 ? { hexes, tones } : { hexes: ['none'], tones: [''] };
    return this.ask<Row>(scope, seasons, 'colour-tones', tonesSql, { ...params, ...known });
  }
}
