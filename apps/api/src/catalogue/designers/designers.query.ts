import { Inject, Injectable } from '@nestjs/common';
import { type DesignerDetails, type DesignerSummary, LISTING_PAGE_SIZE, type Page } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { z } from 'zod';
import { POOL } from '../../tokens.js';
import { type CollectionRow, toCollectionSummary } from '../collection-details/collections.query.js';
import { pageSchema, pictureSearchSchema } from '../filters/listing-schema.js';
import { pageOf } from '../filters/picture-search.query.js';
import { likePattern } from '../like-pattern.js';
import { type LookRow, toLookSummary } from '../look-row.js';
import { COLLECTIONS, CONTENT, LOOKS } from '../read-model/tables.js';

const { season, city } = pictureSearchSchema.shape;
export const designerListSchema = z.object({
  page: pageSchema,
  search: z.string().max(100).optional(),
  letter: z.string().length(1).optional(),
  ...{ season, city },
});

interface DesignerRow {
  slug: string;
  name: string;
  city_slug: string | null;
  city_name: string | null;
  looks: number;
  collections: number;
}

/** Houses that have shown, and those that editors keep without a show. */
const DESIGNERS = `
  SELECT slug, min(name) AS name, min(city_slug) AS city_slug, min(city_name) AS city_name,
    sum(looks)::int AS looks, sum(collections)::int AS collections
  FROM (
    SELECT designer_slug AS slug, min(designer_name) AS name, mode() WITHIN GROUP (ORDER BY city_slug) AS city_slug,
      mode() WITHIN GROUP (ORDER BY city_name) AS city_name, sum(looks_count) AS looks, count(*) AS collections
    FROM ${COLLECTIONS} WHERE status = 'published' AND ($3::text IS NULL OR season_slug = $3) AND ($4::text IS NULL OR city_slug = $4)
    GROUP BY designer_slug
    UNION ALL
    SELECT slug, name, NULL, NULL, 0, 0 FROM ${CONTENT} WHERE kind = 'designer' AND $3::text IS NULL AND $4::text IS NULL
  ) AS houses
  GROUP BY slug
  HAVING ($1::text IS NULL OR catalogue_plain(min(name)) LIKE '%' || catalogue_plain($1) || '%')
    AND ($2::text IS NULL OR catalogue_plain(min(name)) LIKE catalogue_plain($2) || '%')`;

const LATEST_LOOKS = 12;

@Injectable()
export class DesignersQuery {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async list(search: z.infer<typeof designerListSchema>): Promise<Page<DesignerSummary>> {
    const { rows } = await this.pool.query<DesignerRow & { total: number }>(
      `SELECT *, count(*) OVER ()::int AS total FROM (${DESIGNERS}) AS found ORDER BY catalogue_plain(name), slug
       LIMIT ${LISTING_PAGE_SIZE} OFFSET ${(search.page - 1) * LISTING_PAGE_SIZE}`,
      [likePattern(search.search), likePattern(search.letter), search.season ?? null, search.city ?? null],
    );
    return pageOf(rows.map(toDesignerSummary), rows[0]?.total ?? 0, search.page);
  }

  /** @throws DomainError designer/unknown */
  async details(slug: string): Promise<DesignerDetails> {
    const { rows } = await this.pool.query<DesignerRow>(
      `SELECT * FROM (${DESIGNERS}) AS found WHERE slug = $5`,
      [null, null, null, null, slug],
    );
    if (!rows[0]) throw new DomainError('designer/unknown', `There is no designer "${slug}".`);
    const [kept, collections, looks] = await Promise.all([
      this.pool.query<{ doc: { bio: string; founded: number | null; website: string | null } }>(
        `SELECT doc FROM ${CONTENT} WHERE kind = 'designer' AND slug = $1`,
        [slug],
      ),
      this.pool.query<CollectionRow>(
        `SELECT * FROM ${COLLECTIONS} WHERE designer_slug = $1 AND status = 'published' ORDER BY show_date DESC, slug`,
        [slug],
      ),
      this.pool.query<LookRow>(
        `SELECT * FROM ${LOOKS} WHERE designer_slug = $1 ORDER BY show_date DESC, collection, position, slug LIMIT ${LATEST_LOOKS}`,
        [slug],
      ),
    ]);
    const { bio = '', founded = null, website = null } = kept.rows[0]?.doc ?? {};
    return {
      designer: { ...toDesignerSummary(rows[0]), bio, founded, website },
      collections: collections.rows.map(toCollectionSummary),
      looks: looks.rows.map(toLookSummary),
    };
  }
}

function toDesignerSummary(row: DesignerRow): DesignerSummary {
  return {
    slug: row.slug,
    name: row.name,
    letter: row.name.normalize('NFD').slice(0, 1).toUpperCase(),
    city: { slug: row.city_slug ?? '', name: row.city_name ?? '' },
    looks_count: row.looks,
    collections_count: row.collections,
  };
}
