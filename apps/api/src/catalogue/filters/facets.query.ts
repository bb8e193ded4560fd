import { Inject, Injectable } from '@nestjs/common';
import type { CollectionFacets, FacetValue, LookFacets } from '@toile/contracts';
import type pg from 'pg';
import { POOL } from '../../tokens.js';
import { type CurrentIndex, LookIndexFeed } from '../look-index/look-index-feed.js';
import type { Dimension, IndexQuery } from '../look-index/query.js';
import type { Count } from '../look-index/term.js';
import { COLLECTIONS, STREET_STYLES, SUGGESTIONS } from '../read-model/tables.js';
import { collectionConditions, pictureConditions, type Where } from './conditions.js';
import { indexQuery, plainNameIn } from './index-query.js';
import type { CollectionSearch, PictureSearch } from './listing-schema.js';

const TAGS = 40;
/** Newest seasons first; everything else by name. */
const orderOf = (dimension: Dimension) =>
  dimension === 'season' ? 'max(show_date) DESC' : `catalogue_plain(min(${dimension}_name))`;

/** Answers that are kept, some kilobytes each. */
const MOST_COUNTED = 2_000;

@Injectable()
export class FacetsQuery {
  readonly #counted = new Map<string, LookFacets>();
  #version = '';

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly looksByValue: LookIndexFeed,
  ) {}

  /** What a search of looks can be narrowed by, with the number each value would leave. */
  async ofLooks(search: PictureSearch): Promise<LookFacets> {
    const [current, query] = await Promise.all([this.looksByValue.current(), indexQuery(this.pool, search)]);
    // What many readers ask for is counted once, until a look changes.
    if (this.#version !== current.version) this.#counted.clear();
    this.#version = current.version;
    const key = JSON.stringify(query);
    const counted = this.#counted.get(key) ?? countLooks(current, query);
    this.#counted.delete(key);
    this.#counted.set(key, counted);
    const [oldest] = this.#counted.keys();
    if (this.#counted.size > MOST_COUNTED && oldest !== undefined) this.#counted.delete(oldest);
    return counted;
  }

  /** The same of street style. */
  async ofStreetStyles(search: PictureSearch): Promise<LookFacets> {
    const table = STREET_STYLES;
    const [type, city, season, designer, tags] = await Promise.all([
      this.dimension(table, 'type', pictureConditions({ ...search, type: undefined, category: undefined })),
      this.dimension(table, 'city', pictureConditions({ ...search, city: undefined })),
      this.dimension(table, 'season', pictureConditions({ ...search, season: undefined })),
      this.dimension(table, 'designer', pictureConditions({ ...search, designer: undefined })),
      this.tags(table, search),
    ]);
    return { type, city, season, designer, tags };
  }

  async ofCollections(search: CollectionSearch): Promise<CollectionFacets> {
    const [type, city, season, designer] = await Promise.all([
      this.dimension(
        COLLECTIONS,
        'type',
        collectionConditions({ ...search, type: undefined, category: undefined }),
      ),
      this.dimension(COLLECTIONS, 'city', collectionConditions({ ...search, city: undefined })),
      this.dimension(COLLECTIONS, 'season', collectionConditions({ ...search, season: undefined })),
      this.dimension(COLLECTIONS, 'designer', collectionConditions({ ...search, designer: undefined })),
    ]);
    return { type, city, season, designer };
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

  private async tags(table: string, search: PictureSearch): Promise<FacetValue[]> {
    const { where, values } = pictureConditions(search);
    // Counted by slug, which costs half of unpacking every tag's JSON; then the few that are shown get their names.
    const { rows } = await this.pool.query<FacetValue>(
      `SELECT frequent.slug, coalesce(known.name, frequent.slug) AS name, frequent.total_count
       FROM (SELECT unnest(tag_slugs) AS slug, count(*)::int AS total_count FROM ${table} ${where}
             GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${TAGS}) AS frequent
       LEFT JOIN ${SUGGESTIONS} known ON known.kind = 'tag' AND known.slug = frequent.slug
       ORDER BY frequent.total_count DESC, frequent.slug`,
      values,
    );
    return rows;
  }
}

/** The query without the dimension's own filter; undefined when it has none. */
function withoutOwn(query: IndexQuery, dimension: Dimension): IndexQuery | undefined {
  const own = query[dimension] ?? (dimension === 'type' ? query.category : undefined);
  if (own === undefined) return undefined;
  return { ...query, [dimension]: undefined, ...(dimension === 'type' ? { category: undefined } : {}) };
}

/** Those that are asked for are in every look found, and come first among equals. */
function mostFrequent(tags: readonly Count[], asked: readonly string[]): Count[] {
  const wanted = (tag: Count) => Number(asked.includes(tag.slug));
  return tags
    .toSorted((a, b) => b.total_count - a.total_count || wanted(b) - wanted(a) || (a.slug < b.slug ? -1 : 1))
    .slice(0, TAGS);
}

const collator = new Intl.Collator('en', { sensitivity: 'base' });

function countLooks({ index, names }: CurrentIndex, query: IndexQuery): LookFacets {
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
  const seasons = values('season').sort((a, b) => b.latest - a.latest || (a.slug < b.slug ? -1 : 1));
  return {
    ...{ type: byName('type'), city: byName('city'), designer: byName('designer') },
    season: seasons.map(facet('season')),
    tags: mostFrequent(index.tags(found, total), query.tags ?? []).map(facet('tag')),
  };
}
