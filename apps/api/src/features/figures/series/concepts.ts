import { Injectable } from '@nestjs/common';
import { PALETTE, type QuestionGroup } from '@toile/contracts';
import { streetLooksSql } from '@toile/warehouse';
import { nearestColour } from '../../../kernel/colours/nearest-colour.js';
import { ReferenceLists } from '../../catalogue/index.js';
import { KEYS_OF_LOOK, lookParams, windowParams } from '../measures/measure-params.js';
import { Measured } from '../measures/measured.js';
import { ScopedLooks } from '../measures/scoped-looks.js';
import { type Names, NamesQuery } from '../scope/names.js';
import type { Days, Scope } from '../scope/scope.js';
import type { OneSeriesDto } from './series.dto.js';

/** What a series may be of. A colour is that of the palette nearest to the dominant one, as colour figures have it. */
export type Concept = 'tag' | 'brand' | 'model' | 'colour' | 'city';

const COLOUR = `transform(lower(toString(colours[1])), {hexes:Array(String)}, {palette:Array(String)}, '')`;
const textsOf = (keys: string) => `arrayMap(key -> toString(key), ${keys})`;
/** SQL of what a look has of a concept; of colours it needs what `paletteOf` binds. */
export const KEYS_OF_CONCEPT: Record<Concept, string> = {
  tag: textsOf(KEYS_OF_LOOK.tag),
  brand: textsOf(KEYS_OF_LOOK.brand),
  model: textsOf('arrayDistinct(models)'),
  city: `arrayFilter(one -> one != '', [toString(city)])`,
  colour: `arrayFilter(colour -> colour != '', [${COLOUR}])`,
};

/** SQL of the groups that any of the keys is in, each once; needs what `groupParams` binds. */
export const groupsOf = (keys: string): string =>
  `arrayDistinct(arrayFilter((one, member) -> has(${keys}, member), {group_keys:Array(String)}, {group_members:Array(String)}))`;

/** Groups as two lists side by side: a key for each member. */
export const groupParams = (groups: readonly QuestionGroup[]) => ({
  group_keys: groups.flatMap(({ key, any }) => any.map(() => key)),
  group_members: groups.flatMap(({ any }) => any),
});

const dominantSql = (from: string) =>
  `SELECT DISTINCT lower(toString(colours[1])) AS hex FROM (${from}) WHERE notEmpty(colours)`;

/** How concepts are called, and which dominant colours are which of the palette. */
@Injectable()
export class Concepts {
  constructor(
    private readonly names: NamesQuery,
    private readonly lists: ReferenceLists,
    private readonly scoped: ScopedLooks,
    private readonly measured: Measured,
  ) {}

  private async labels(concept: Concept, slugs: readonly string[]): Promise<(slug: string) => string> {
    if (concept === 'colour') return (slug) => PALETTE.find((colour) => colour.slug === slug)?.name ?? slug;
    if (concept === 'model') {
      const models = await this.names.models(slugs);
      return (slug) => models.get(slug) ?? slug;
    }
    if (concept === 'city') {
      const cities = new Map((await this.lists.list('city')).map(({ slug, name }) => [slug, name]));
      return (slug) => cities.get(slug) ?? slug;
    }
    const names = await this.names.all();
    return concept === 'tag' ? names.tag : names.brand;
  }

  /** What each line is of: a concept, or a group with its members. */
  async named(
    concept: Concept,
    slugs: readonly string[],
    groups: readonly QuestionGroup[],
  ): Promise<Pick<OneSeriesDto, 'slug' | 'label' | 'members'>[]> {
    const label = await this.labels(concept, [...slugs, ...groups.flatMap(({ any }) => any)]);
    const named = (slug: string) => ({ slug, label: label(slug) });
    return [
      ...slugs.map(named),
      ...groups.map(({ key, name, any }) => ({ slug: key, label: name, members: any.map(named) })),
    ];
  }

  /** Of looks of any season, or of pictures of the street in these days; nothing where no colours are asked for. */
  async paletteOf(concept: Concept, scope: Scope, names: Names, street?: Days) {
    if (concept !== 'colour') return {};
    const params = lookParams(scope, names, []);
    const from = ['catalogue'] as const;
    const rows = street
      ? await this.measured.rows<{ hex: string }>(scope, {
          name: 'street-colours',
          from,
          sql: dominantSql(streetLooksSql(this.measured.database)),
          params: { ...params, ...windowParams(street) },
        })
      : await this.scoped.rows<{ hex: string }>(scope, [], {
          name: 'dominant-colours',
          from,
          sql: dominantSql,
          params,
        });
    // An empty list has no type of its own that transform() could use.
    const hexes = rows.length > 0 ? rows.map(({ hex }) => hex) : ['none'];
    return { hexes, palette: hexes.map((hex) => nearestColour(hex)?.slug ?? '') };
  }
}
