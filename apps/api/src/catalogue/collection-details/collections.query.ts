import { Inject, Injectable } from '@nestjs/common';
import {
  type CollectionDetails,
  type CollectionSummary,
  LISTING_PAGE_SIZE,
  type Page,
} from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { z } from 'zod';
import { POOL } from '../../tokens.js';
import { type LookRow, toLookSummary } from '../look-row.js';

interface CollectionRow {
  slug: string;
  designer_slug: string;
  designer_name: string;
  season_slug: string;
  season_name: string;
  type_slug: string;
  type_name: string;
  city_slug: string;
  city_name: string;
  show_date: Date;
  cover: string | null;
  looks_count: number;
  total: number;
}

export const collectionListSchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  type: z.string().max(200).optional(),
  season: z.string().max(200).optional(),
  city: z.string().max(200).optional(),
  designer: z.string().max(200).optional(),
});

@Injectable()
export class CollectionsQuery {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async list(search: z.infer<typeof collectionListSchema>): Promise<Page<CollectionSummary>> {
    const { rows } = await this.pool.query<CollectionRow>(
      `SELECT *, count(*) OVER ()::int AS total FROM catalogue_collection
       WHERE ($1::text IS NULL OR type_slug = $1) AND ($2::text IS NULL OR season_slug = $2)
         AND ($3::text IS NULL OR city_slug = $3) AND ($4::text IS NULL OR designer_slug = $4)
       ORDER BY show_date DESC, slug LIMIT ${LISTING_PAGE_SIZE} OFFSET ${(search.page - 1) * LISTING_PAGE_SIZE}`,
      [search.type, search.season, search.city, search.designer].map((value) => value || null),
    );
    return {
      results: rows.map(toCollectionSummary),
      total_count: rows[0]?.total ?? 0,
      page: search.page,
      page_size: LISTING_PAGE_SIZE,
    };
  }

  /** @throws DomainError collection/unknown */
  async details(slug: string): Promise<CollectionDetails> {
    const { rows } = await this.pool.query<CollectionRow>(
      'SELECT * FROM catalogue_collection WHERE slug = $1',
      [slug],
    );
    const collection = rows[0];
    if (!collection) throw new DomainError('collection/unknown', `There is no collection "${slug}".`);
    const looks = await this.pool.query<LookRow>(
      'SELECT * FROM catalogue_look WHERE collection = $1 ORDER BY position',
      [slug],
    );
    return { collection: toCollectionSummary(collection), looks: looks.rows.map(toLookSummary) };
  }
}

function toCollectionSummary(row: CollectionRow): CollectionSummary {
  return {
    slug: row.slug,
    designer: { slug: row.designer_slug, name: row.designer_name },
    season: { slug: row.season_slug, name: row.season_name },
    type: { slug: row.type_slug, name: row.type_name },
    city: { slug: row.city_slug, name: row.city_name },
    cover: row.cover,
    looks_count: row.looks_count,
    show_date: row.show_date.toISOString(),
    live: false,
    locked: false,
  };
}
