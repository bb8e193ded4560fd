import { Inject, Injectable } from '@nestjs/common';
import {
  type CollectionDetails,
  type CollectionSummary,
  LISTING_PAGE_SIZE,
  type Page,
} from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { POOL } from '../../tokens.js';
import { collectionConditions } from '../filters/conditions.js';
import type { CollectionSearch } from '../filters/listing-schema.js';
import { pageOf } from '../filters/picture-search.query.js';
import { TagCategories } from '../filters/tag-categories.js';
import { type LookRow, toLookSummary } from '../look-row.js';
import { COLLECTIONS, LOOKS } from '../read-model/tables.js';

export interface CollectionRow {
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
  title: string;
  venue: string;
  description: string;
  live: boolean;
  stream_url: string | null;
  cover: string | null;
  looks_count: number;
}

@Injectable()
export class CollectionsQuery {
  readonly #categories: TagCategories;

  constructor(@Inject(POOL) private readonly pool: pg.Pool) {
    this.#categories = new TagCategories(pool);
  }

  /** Published collections, the newest show first. */
  async list(search: CollectionSearch): Promise<Page<CollectionSummary>> {
    const { where, values } = collectionConditions(await this.#categories.narrow(search));
    const { rows } = await this.pool.query<CollectionRow>(
      `SELECT * FROM ${COLLECTIONS} ${where} ORDER BY show_date DESC, slug
       LIMIT ${LISTING_PAGE_SIZE} OFFSET ${(search.page - 1) * LISTING_PAGE_SIZE}`,
      values,
    );
    const count = await this.pool.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM ${COLLECTIONS} ${where}`,
      values,
    );
    return pageOf(rows.map(toCollectionSummary), count.rows[0]?.total ?? 0, search.page);
  }

  /** @throws DomainError collection/unknown */
  async find(slug: string): Promise<CollectionRow> {
    const { rows } = await this.pool.query<CollectionRow>(
      `SELECT * FROM ${COLLECTIONS} WHERE slug = $1 AND status = 'published'`,
      [slug],
    );
    if (!rows[0]) throw new DomainError('collection/unknown', `There is no collection "${slug}".`);
    return rows[0];
  }

  /** @throws DomainError collection/unknown */
  async details(slug: string): Promise<CollectionDetails> {
    const collection = await this.find(slug);
    return { collection: toCollectionSummary(collection), looks: await this.looks(slug) };
  }

  async looks(collection: string) {
    const { rows } = await this.pool.query<LookRow>(
      `SELECT * FROM ${LOOKS} WHERE collection = $1 ORDER BY position, slug`,
      [collection],
    );
    return rows.map(toLookSummary);
  }
}

export function toCollectionSummary(row: CollectionRow): CollectionSummary {
  return {
    slug: row.slug,
    designer: { slug: row.designer_slug, name: row.designer_name },
    season: { slug: row.season_slug, name: row.season_name },
    type: { slug: row.type_slug, name: row.type_name },
    city: { slug: row.city_slug, name: row.city_name },
    cover: row.cover,
    looks_count: row.looks_count,
    show_date: row.show_date.toISOString(),
    live: row.live,
    locked: false,
  };
}
