import { Inject, Injectable } from '@nestjs/common';
import type { CollectionFacets, FacetValue, LookFacets } from '@toile/contracts';
import type pg from 'pg';
import { POOL } from '../../tokens.js';
import type { Count, Dimension, IndexQuery } from '../look-index/look-index.js';
import { LookIndexFeed } from '../look-index/look-index-feed.js';
import { COLLECTIONS, STREET_STYLES, SUGGESTIONS } from '../read-model/tables.js';
import { collectionConditions, pictureConditions, type Where } from './conditions.js';
import { indexQuery } from './index-query.js';
import type { CollectionSearch, PictureSearch } from './listing-schema.js';

const TAGS = 40;
/** Newest seasons first; everything else by name. */
const orderOf = (dimension: Dimension) =>
  dimension === 'season' ? 'max(show_date) DESC' : `catalogue_plain(min(${dimension}_name))`;

@Injectable()
export class FacetsQuery {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly looksByValue: LookIndexFeed,
  ) {}

  /** What a search of looks can be narrowed by, with the number each value would leave. */
  async ofLooks(search: PictureSearch): Promise<LookFacets> {
    const [index, query] = await Promise.all([this.looksByValue.current(), indexQuery(this.pool, search)]);
    const found = index.find(query);
    const total = index.count(found);
    const tags = await this.named(mostFrequent(index.tags(found, total), search.tags ?? []));
    const values = (dimension: Dimension) => {
      const without = withoutOwn(query, dimension);
      if (!without) return index.dimension(dimension, found, total);
      const bits = index.find(without);
      return index.dimension(dimension, bits, index.count(bits));
    };
    return {
      type: byName(values('type')),
      city: byName(values('city')),
      season: newestFirst(values('season')),
      designer: byName(values('designer')),
      tags,
    };
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

  private async named(tags: readonly Count[]): Promise<FacetValue[]> {
    const { rows } = await this.pool.query<{ slug: string; name: string }>({
      name: 'tag-names',
      text: `SELECT slug, name FROM ${SUGGESTIONS} WHERE kind = 'tag' AND slug = ANY($1)`,
      values: [tags.map(({ slug }) => slug)],
    });
    const names = new Map(rows.map(({ slug, name }) => [slug, name]));
    return tags.map(({ slug, total_count }) => ({ slug, name: names.get(slug) ?? slug, total_count }));
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

const toFacet = ({ slug, name, total_count }: Count): FacetValue => ({ slug, name, total_count });
const collator = new Intl.Collator('en', { sensitivity: 'base' });
const byName = (values: readonly Count[]): FacetValue[] =>
  values.map(toFacet).sort((a, b) => collator.compare(a.name, b.name) || (a.slug < b.slug ? -1 : 1));
const newestFirst = (values: readonly (Count & { latest: number })[]): FacetValue[] =>
  values.toSorted((a, b) => b.latest - a.latest || (a.slug < b.slug ? -1 : 1)).map(toFacet);
