import { Inject, Injectable } from '@nestjs/common';
import {
  COUNTRIES,
  isTagDimension,
  JOBS,
  LANGUAGES,
  PALETTE,
  type QuestionDimension,
  type QuestionFilter,
  type QuestionGroup,
  type Reference,
  TAG_CATEGORIES,
  TONES,
} from '@toile/contracts';
import { tagLabel } from '@toile/vocabulary';
import type pg from 'pg';
import { POOL } from '../../../kernel/tokens.js';
import { ReferenceLists, SUGGESTIONS } from '../../catalogue/index.js';
import { type Names, ReadScope } from '../../figures/index.js';

const FIXED: Partial<Record<string, readonly Reference[]>> = {
  category: TAG_CATEGORIES,
  colour: PALETTE,
  tone: TONES,
  country: COUNTRIES,
  language: LANGUAGES,
  occupation: JOBS,
};

/** Rows, columns or values of a condition. */
interface Named {
  dimension: QuestionDimension | QuestionFilter;
  keys: readonly string[];
}

/** What rows, columns and values of conditions are called, as the catalogue calls them. */
@Injectable()
export class Labels {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly lists: ReferenceLists,
    private readonly scopes: ReadScope,
  ) {}

  /** A group is called what its owner calls it. */
  async of(
    axis: Named | null,
    names: Names,
    keys: readonly string[],
    groups: readonly QuestionGroup[] = [],
  ): Promise<(key: string) => string> {
    const labelOf = await this.inCatalogue(axis, names, keys);
    const ofGroups = new Map(groups.map(({ key, name }) => [key, name]));
    return (key) => ofGroups.get(key) ?? labelOf(key);
  }

  private async inCatalogue(
    axis: Named | null,
    names: Names,
    keys: readonly string[],
  ): Promise<(key: string) => string> {
    if (!axis) return (key) => key;
    const { dimension } = axis;
    if (isTagDimension(dimension))
      return (slug) => {
        const name = names.tag(slug);
        // No look carries the tag of a wider concept, such as dresses: the catalogue has no name for it.
        return name === slug ? tagLabel({ slug, name }, 'en') : name;
      };
    if (dimension === 'brand') return names.brand;
    if (dimension === 'season') return named((await this.scopes.seasons()).map(shortly));
    if (dimension === 'model') return named(await this.models(keys));
    if (dimension === 'city' || dimension === 'type') return named(await this.lists.list(dimension));
    return named(FIXED[dimension] ?? []);
  }

  private async models(slugs: readonly string[]): Promise<Reference[]> {
    const { rows } = await this.pool.query<Reference>(
      `SELECT slug, name FROM ${SUGGESTIONS} WHERE kind = 'individual' AND slug = ANY($1)`,
      [slugs],
    );
    return rows;
  }
}

const shortly = ({ slug, short_name }: { slug: string; short_name: string }) => ({ slug, name: short_name });
const named = (list: readonly Reference[]) => {
  const names = new Map(list.map(({ slug, name }) => [slug, name]));
  return (key: string) => names.get(key) ?? key;
};
