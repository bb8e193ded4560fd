import { Inject, Injectable } from '@nestjs/common';
import type { CollectionFacets, FacetValue, LookFacets } from '@toile/contracts';
import type pg from 'pg';
import { POOL } from '../../tokens.js';
import { COLLECTIONS, SUGGESTIONS } from '../read-model/tables.js';
import { collectionConditions, pictureConditions, type Where } from './conditions.js';
import type { CollectionSearch, PictureSearch } from './listing-schema.js';

const TAGS = 40;
/** Newest seasons first; everything else by name. */
type Dimension = 'type' | 'city' | 'season' | 'designer';
const orderOf = (dimension: Dimension) =>
  dimension === 'season' ? 'max(show_date) DESC' : `catalogue_plain(min(${dimension}_name))`;

@Injectable()
export class FacetsQuery {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** What a search of looks or street style can be narrowed by, with the number each value would leave. */
  async ofPictures(table: string, search: PictureSearch): Promise<LookFacets> {
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
