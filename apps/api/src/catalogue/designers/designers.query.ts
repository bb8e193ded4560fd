import { Inject, Injectable } from '@nestjs/common';
import { type DesignerSummary, LISTING_PAGE_SIZE, type Page } from '@toile/contracts';
import type pg from 'pg';
import { z } from 'zod';
import { POOL } from '../../tokens.js';

export const designerListSchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  search: z.string().max(100).optional(),
  letter: z.string().length(1).optional(),
});

@Injectable()
export class DesignersQuery {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async list(search: z.infer<typeof designerListSchema>): Promise<Page<DesignerSummary>> {
    const { rows } = await this.pool.query<{
      slug: string;
      name: string;
      city_slug: string;
      city_name: string;
      looks: number;
      collections: number;
      total: number;
    }>(
      `SELECT designer_slug AS slug, designer_name AS name,
         mode() WITHIN GROUP (ORDER BY city_slug) AS city_slug, mode() WITHIN GROUP (ORDER BY city_name) AS city_name,
         sum(looks_count)::int AS looks, count(*)::int AS collections, count(*) OVER ()::int AS total
       FROM catalogue_collection
       WHERE ($1::text IS NULL OR designer_name ILIKE '%' || $1 || '%') AND ($2::text IS NULL OR designer_name ILIKE $2 || '%')
       GROUP BY designer_slug, designer_name ORDER BY designer_name, designer_slug
       LIMIT ${LISTING_PAGE_SIZE} OFFSET ${(search.page - 1) * LISTING_PAGE_SIZE}`,
      [search.search?.replace(/[%_\\]/g, '\\$&') || null, search.letter?.replace(/[%_\\]/g, '\\$&') || null],
    );
    return {
      results: rows.map((row) => ({
        slug: row.slug,
        name: row.name,
        letter: row.name.slice(0, 1).toUpperCase(),
        city: { slug: row.city_slug, name: row.city_name },
        looks_count: row.looks,
        collections_count: row.collections,
      })),
      total_count: rows[0]?.total ?? 0,
      page: search.page,
      page_size: LISTING_PAGE_SIZE,
    };
  }
}
