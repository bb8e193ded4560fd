import { Inject, Injectable } from '@nestjs/common';
import {
  type CollectionFacets,
  type FacetValue,
  type LookFacets,
  TAG_CATEGORIES,
  TONES,
} from '@toile/contracts';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { POOL } from '../../../kernel/tokens.js';
import { COLLECTIONS, STREET_STYLES, SUGGESTIONS } from '../../catalogue/index.js';
import type { CollectionSearchDto, LookSearchDto } from '../dto/listing-query.dto.js';
import { type CurrentIndex, LookIndexSynchroniser } from '../look-index/look-index-synchroniser.js';
import type { Dimension, IndexQuery } from '../look-index/query.js';
import { countShared } from '../look-index/slot-set.js';
import type { Count } from '../look-index/term.js';
import { collectionConditions, HAS_SOME_TAG, pictureConditions, type Where } from './conditions.js';
import { LookQueries, paletteOf } from './look-queries.js';
import { plainNameIn } from './plain-words.js';
import { type Narrowed, type SortedTags, TagCategories } from './tag-categories.js';

const TAGS = 40;
/** Newest seasons first; everything else by name. */
const orderOf = (dimension: Dimension) =>
  dimension === 'season' ? 'max(show_date) DESC' : `catalogue_plain(min(${dimension}_name))`;

/** Answers that are kept, some kilobytes each. */
const MOST_COUNTED = 2_000;

@Injectable()
export class FacetsQuery {
  readonly #counted = new LRUCache<string, LookFacets>({ max: MOST_COUNTED });
  #version = '';
  /** Looks with a tag of each category, of the same version. */
  readonly #ofCategory = new Map<string, Uint32Array>();
  readonly #categories: TagCategories;
  readonly #queries: LookQueries;

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    looksByValue: LookIndexSynchroniser,
  ) {
    this.#categories = new TagCategories(pool);
    this.#queries = new LookQueries(pool, looksByValue);
  }

  /** What a search of looks can be narrowed by, with the number each value would leave. */
  async ofLooks(search: LookSearchDto): Promise<LookFacets> {
    const [{ current, query }, sorted] = await Promise.all([
      this.#queries.of(search),
      this.#categories.all(),
    ]);
    // What many readers ask for is counted once, until a look changes or a tag is sorted anew.
    const version = current.version + sorted.version;
    if (this.#version !== version) {
      this.#counted.clear();
      this.#ofCategory.clear();
    }
    this.#version = version;
    const key = JSON.stringify(query);
    const counted =
      this.#counted.get(key) ??
      countLooks(current, query, (category) => this.#looksOf(category, current, sorted));
    this.#counted.set(key, counted);
    return counted;
  }

  /** The same of street style. */
  async ofStreetStyles(input: LookSearchDto): Promise<LookFacets> {
    const table = STREET_STYLES;
    const search = await this.#categories.narrow(input);
    const [type, category, city, season, designer, tags] = await Promise.all([
      this.dimension(table, 'type', pictureConditions({ ...search, type: undefined })),
      this.categories(table, HAS_SOME_TAG.picture, pictureConditions({ ...search, anyTag: undefined })),
      this.dimension(table, 'city', pictureConditions({ ...search, city: undefined })),
      this.dimension(table, 'season', pictureConditions({ ...search, season: undefined })),
      this.dimension(table, 'designer', pictureConditions({ ...search, designer: undefined })),
      this.tags(table, search),
    ]);
    return { type, category, city, season, designer, tags };
  }

  async ofCollections(input: CollectionSearchDto): Promise<CollectionFacets> {
    const search = await this.#categories.narrow(input);
    const [type, category, city, season, designer] = await Promise.all([
      this.dimension(COLLECTIONS, 'type', collectionConditions({ ...search, type: undefined })),
      this.categories(
        COLLECTIONS,
        HAS_SOME_TAG.collection,
        collectionConditions({ ...search, anyTag: undefined }),
      ),
      this.dimension(COLLECTIONS, 'city', collectionConditions({ ...search, city: undefined })),
      this.dimension(COLLECTIONS, 'season', collectionConditions({ ...search, season: undefined })),
      this.dimension(COLLECTIONS, 'designer', collectionConditions({ ...search, designer: undefined })),
    ]);
    return { type, category, city, season, designer };
  }

  private async dimension(
    table: string,
    dimension: Dimension,
    { where, values }: Where,
  ): Promise<FacetValue[]> {
    const known = where
      ? `${where} AND ${dimension}_slug IS NOT NULL`
      : `WHERE ${dimension}_slug IS NOT NULL`;
    const { rows } = await this.pool.query<FacetValue>(
      `SELECT ${dimension}_slug AS slug, min(${dimension}_name) AS name, count(*)::int AS total_count
       FROM ${table} ${known} GROUP BY 1 ORDER BY ${orderOf(dimension)}, slug`,
      values,
    );
    return rows;
  }

  #looksOf(category: string, { index }: CurrentIndex, sorted: SortedTags): Uint32Array {
    const known = this.#ofCategory.get(category) ?? index.withAny(sorted.of(category));
    this.#ofCategory.set(category, known);
    return known;
  }

  private async categories(
    table: string,
    hasSomeTag: string,
    { where, values }: Where,
  ): Promise<FacetValue[]> {
    const sorted = await this.#categories.all();
    const counts = TAG_CATEGORIES.map(
      (_, index) =>
        `count(*) FILTER (WHERE ${hasSomeTag.replace('?', `$${values.length + index + 1}`)})::int`,
    );
    const { rows } = await this.pool.query<{ counts: number[] }>(
      `SELECT ARRAY[${counts.join(', ')}] AS counts FROM ${table} ${where}`,
      [...values, ...TAG_CATEGORIES.map(({ slug }) => sorted.of(slug))],
    );
    return inCategories((_, index) => rows[0]?.counts[index] ?? 0);
  }

  private async tags(table: string, search: Narrowed<LookSearchDto>): Promise<FacetValue[]> {
    const { where, values } = pictureConditions(search);
    const shown = search.anyTag && [...search.anyTag, ...(search.tags ?? [])];
    // Counted by slug, which costs half of unpacking every tag's JSON; then the few that are shown get their names.
    const { rows } = await this.pool.query<FacetValue>(
      `SELECT frequent.slug, coalesce(known.name, frequent.slug) AS name, frequent.total_count
       FROM (SELECT slug, count(*)::int AS total_count
             FROM (SELECT unnest(tag_slugs) AS slug FROM ${table} ${where}) AS tagged
             WHERE $${values.length + 1}::text[] IS NULL OR slug = ANY($${values.length + 1})
             GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${TAGS}) AS frequent
       LEFT JOIN ${SUGGESTIONS} known ON known.kind = 'tag' AND known.slug = frequent.slug
       ORDER BY frequent.total_count DESC, frequent.slug`,
      [...values, shown ?? null],
    );
    return rows;
  }
}

/** The query without the dimension's own filter; undefined when it has none. */
function withoutOwn(query: IndexQuery, dimension: Dimension): IndexQuery | undefined {
  return query[dimension] === undefined ? undefined : { ...query, [dimension]: undefined };
}

/** Those that are asked for are in every look found, and come first among equals. */
function mostFrequent(tags: readonly Count[], input: readonly string[]): Count[] {
  const wanted = (tag: Count) => Number(input.includes(tag.slug));
  return tags
    .toSorted((a, b) => b.total_count - a.total_count || wanted(b) - wanted(a) || (a.slug < b.slug ? -1 : 1))
    .slice(0, TAGS);
}

const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** The categories something is in, in the order of their list. */
const inCategories = (count: (category: string, index: number) => number): FacetValue[] =>
  TAG_CATEGORIES.map(({ slug, name }, index) => ({ slug, name, total_count: count(slug, index) })).filter(
    ({ total_count }) => total_count > 0,
  );

function countLooks(
  { index, names }: CurrentIndex,
  query: IndexQuery,
  looksOf: (category: string) => Uint32Array,
): LookFacets {
  const found = index.find(query, plainNameIn(names));
  const total = index.count(found);
  const facet =
    (kind: string) =>
    ({ slug, total_count }: Count): FacetValue => {
      return { slug, name: names.get(`${kind}/${slug}`)?.name ?? slug, total_count };
    };
  const values = (dimension: Dimension): Count[] => {
    const without = withoutOwn(query, dimension);
    if (!without) return index.dimension(dimension, found, total);
    const bits = index.find(without, plainNameIn(names));
    return index.dimension(dimension, bits, index.count(bits));
  };
  const byName = (dimension: Dimension): FacetValue[] =>
    values(dimension)
      .map(facet(dimension))
      .sort((a, b) => collator.compare(a.name, b.name) || (a.slug < b.slug ? -1 : 1));
  const { anyTag, ...others } = query;
  const ofAnyCategory = anyTag ? index.find(others, plainNameIn(names)) : found;
  const shown = anyTag && new Set([...anyTag, ...(query.tags ?? [])]);
  const tags = index.tags(found, total).filter(({ slug }) => !shown || shown.has(slug));
  const seasons = values('season').sort((a, b) => b.latest - a.latest || (a.slug < b.slug ? -1 : 1));
  return {
    type: byName('type'),
    city: byName('city'),
    designer: byName('designer'),
    category: inCategories((category) => countShared(looksOf(category), ofAnyCategory)),
    season: seasons.map(facet('season')),
    tags: mostFrequent(tags, query.tags ?? []).map(facet('tag')),
    colours: TONES.map(({ slug, name }) => {
      const total_count = countShared(index.withAnyOf('colour', paletteOf(slug), found.length), found);
      return { slug, name, total_count };
    }).filter(({ total_count }) => total_count > 0),
  };
}
