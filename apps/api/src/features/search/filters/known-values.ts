import { Inject, Injectable } from '@nestjs/common';
import { PALETTE, TAG_CATEGORIES, TONES } from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import type pg from 'pg';
import { POOL } from '../../../kernel/tokens.js';
import { COLLECTIONS, nearestValues, ReferenceLists, SUGGESTIONS } from '../../catalogue/index.js';
import type { LookSearchDto } from '../dto/listing-query.dto.js';
import { IndexSynchroniser } from '../search-index/index-synchroniser.js';
import { paletteOf, tagsInPlaceOf } from './index-queries.js';
import { isCategory } from './tag-categories.js';

type Filter =
  | 'type'
  | 'category'
  | 'season'
  | 'city'
  | 'designer'
  | 'model'
  | 'tags'
  | 'collection'
  | 'colours';
type Searched = { [F in Filter]?: LookSearchDto[F] | undefined };
type Kind = 'type' | 'season' | 'city' | 'designer' | 'individual' | 'tag';

/** Refuses filters whose values do not exist, and says which do. */
@Injectable()
export class KnownValues {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly lists: ReferenceLists,
    private readonly synchroniser: IndexSynchroniser,
  ) {}

  /** @throws ValidationError naming the allowed values, or for long lists those that are nearest */
  async mustExist(search: Searched): Promise<void> {
    const input: [filter: string, kind: Kind, slug: string][] = [];
    const ask = (filter: string, kind: Kind, slug: string | undefined) => {
      if (slug) input.push([filter, kind, slug]);
    };
    ask('type', 'type', search.type);
    ask('season', 'season', search.season);
    ask('city', 'city', search.city);
    ask('designer', 'designer', search.designer);
    ask('model', 'individual', search.model);
    for (const tag of tagsInPlaceOf(search.tags) ?? []) ask('tags', 'tag', tag);
    const colours = (search.colours ?? []).filter((slug) => paletteOf(slug).length === 0).map(unknownColour);
    const unknown = await this.unknown(input);
    const violations = await Promise.all(
      unknown.map(async ([filter, kind, slug]) => ({
        propertyPath: filter,
        message: `There is no ${filter === 'tags' ? 'tag' : filter} "${slug}". ${await this.allowed(kind, slug)}`,
        code: 'unknown_value',
        ...(filter === 'tags' && { value: slug }),
      })),
    );
    if (search.category && !isCategory(search.category)) violations.push(unknownCategory(search.category));
    if (search.collection && !(await this.hasCollection(search.collection)))
      violations.push({
        propertyPath: 'collection',
        message: `There is no collection "${search.collection}".`,
        code: 'unknown_value',
      });
    violations.push(...colours);
    if (violations.length > 0) throw new ValidationError(violations);
  }

  /** What some look has is known; only for the rest the lists of what may be asked for are read. */
  private async unknown(all: [string, Kind, string][]): Promise<[string, Kind, string][]> {
    if (all.length === 0) return [];
    const { names } = await this.synchroniser.current();
    const unseen = all.filter(([, kind, slug]) => !names.has(`${kind}/${slug}`));
    if (unseen.length === 0) return [];
    const long = unseen.filter(([, kind]) => !isListed(kind));
    const { rows } =
      long.length === 0
        ? { rows: [] }
        : await this.pool.query<{ kind: string; slug: string }>(
            `SELECT kind, slug FROM ${SUGGESTIONS}
             WHERE (kind, slug) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
            [long.map(([, kind]) => kind), long.map(([, , slug]) => slug)],
          );
    const known = new Set(rows.map((row) => `${row.kind}/${row.slug}`));
    for (const kind of ['type', 'season', 'city'] as const)
      if (unseen.some(([, one]) => one === kind))
        for (const one of await this.lists.list(kind)) known.add(`${kind}/${one.slug}`);
    return unseen.filter(([, kind, slug]) => !known.has(`${kind}/${slug}`));
  }

  private async allowed(kind: Kind, slug: string): Promise<string> {
    if (isListed(kind)) {
      const list = await this.lists.list(kind);
      return `Allowed: ${list.map((one) => one.slug).join(', ')}.`;
    }
    return nearestValues(this.pool, kind, slug);
  }

  private async hasCollection(slug: string): Promise<boolean> {
    const sql = `SELECT 1 FROM ${COLLECTIONS} WHERE slug = $1 AND status = 'published'`;
    return Boolean((await this.pool.query(sql, [slug])).rowCount);
  }
}

const unknownColour = (slug: string) => ({
  propertyPath: 'colours',
  message: `There is no colour "${slug}". Allowed: any as rrggbb, ${[...TONES, ...PALETTE].map((one) => one.slug).join(', ')}.`,
  code: 'unknown_value',
  value: slug,
});

const unknownCategory = (slug: string) => ({
  propertyPath: 'category',
  message: `There is no category "${slug}". Allowed: ${TAG_CATEGORIES.map((one) => one.slug).join(', ')}.`,
  code: 'unknown_value',
});

const isListed = (kind: Kind): kind is 'type' | 'season' | 'city' =>
  kind === 'type' || kind === 'season' || kind === 'city';
