import { Injectable } from '@nestjs/common';
import type { PaletteColour } from '@toile/contracts';
import { nearestColour } from '../../../../kernel/colours/nearest-colour.js';
import { LooksQuery } from '../../measures/looks.query.js';
import { lookParams } from '../../measures/measure-params.js';
import { ScopedLooks } from '../../measures/scoped-looks.js';
import type { Names } from '../../scope/names.js';
import type { Brands, Scope } from '../../scope/scope.js';

interface UsedRow {
  hex: string;
}
/** What the nearest colour of the palette is called: itself, or its tone. */
type NameOf = (colour: PaletteColour) => string;

const usedSql = (looks: string) => `
  SELECT DISTINCT lower(toString(arrayJoin(colours))) AS hex FROM (${looks})`;

/** SQL of what colours of a look are called, each once. */
const namesOf = (colours: string) => `arrayFilter(name -> name != '', arrayDistinct(arrayMap(
  hex -> transform(lower(toString(hex)), {hexes:Array(String)}, {palette:Array(String)}, ''), ${colours})))`;

/** Colours of the looks of L(S) in a season and the one before, from catalogue facts. */
@Injectable()
export class ColoursQuery {
  constructor(
    private readonly looks: LooksQuery,
    private readonly scoped: ScopedLooks,
  ) {}

  /** Looks that have a colour, by what their dominant one is called. */
  async dominant(scope: Scope, names: Names, brands: Brands, nameOf: NameOf) {
    const { seasons, params } = await this.named(scope, names, brands, nameOf);
    const keys = namesOf('arraySlice(colours, 1, 1)');
    return this.looks.byKeys(scope, seasons, {
      name: 'dominant-colour',
      keys,
      params,
      where: 'notEmpty(colours)',
    });
  }

  /** All looks, each in everything that its colours are called. */
  async any(scope: Scope, names: Names, brands: Brands, nameOf: NameOf) {
    const { seasons, params } = await this.named(scope, names, brands, nameOf);
    return this.looks.byKeys(scope, seasons, { name: 'colours', keys: namesOf('colours'), params });
  }

  private async named(scope: Scope, names: Names, brands: Brands, nameOf: NameOf) {
    const { slug, previous } = scope.season;
    const seasons = previous ? [slug, previous] : [slug];
    const params = lookParams(scope, names, seasons, brands);
    const used = await this.scoped.rows<UsedRow>(scope, seasons, {
      name: 'colours',
      sql: usedSql,
      params,
      from: ['catalogue'],
    });
    // An empty list has no type of its own that transform() could use.
    const hexes = used.length > 0 ? used.map(({ hex }) => hex) : ['none'];
    const palette = hexes.map((hex) => {
      const nearest = nearestColour(hex);
      return nearest ? nameOf(nearest) : '';
    });
    return { seasons, params: { ...params, hexes, palette } };
  }
}
