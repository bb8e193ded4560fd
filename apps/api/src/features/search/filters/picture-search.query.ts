import { Inject, Injectable } from '@nestjs/common';
import { LISTING_PAGE_SIZE, type LookSummary, type Page, type StreetStyleSummary } from '@toile/contracts';
import type pg from 'pg';
import { pageOf } from '../../../kernel/http/dto/page.dto.js';
import { POOL } from '../../../kernel/tokens.js';
import {
  LOOKS,
  type LookEntity,
  STREET_STYLES,
  type StreetStyleEntity,
  toLookSummary,
  toStreetStyleSummary,
} from '../../catalogue/index.js';
import type { LookSearchDto } from '../dto/listing-query.dto.js';
import { LookIndexSynchroniser } from '../look-index/look-index-synchroniser.js';
import { pictureConditions } from './conditions.js';
import { LookQueries } from './look-queries.js';
import { plainNameIn } from './plain-words.js';
import { TagCategories } from './tag-categories.js';

@Injectable()
export class PictureSearchQuery {
  readonly #categories: TagCategories;
  readonly #queries: LookQueries;

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    looksByValue: LookIndexSynchroniser,
  ) {
    this.#categories = new TagCategories(pool);
    this.#queries = new LookQueries(pool, looksByValue);
  }

  /** Looks of the newest shows first, in the order of the show; their number costs no more when they are many. */
  async looks(search: LookSearchDto): Promise<Page<LookSummary>> {
    const { current, query } = await this.#queries.of(search);
    const { index, names } = current;
    const found = index.find(query, plainNameIn(names));
    const total = index.count(found);
    const slugs = index.page(found, total, (search.page - 1) * LISTING_PAGE_SIZE, LISTING_PAGE_SIZE);
    return pageOf(await this.summaries(slugs), total, search.page);
  }

  /** The newest pictures first. There are some thousands of them, which SQL counts in no time. */
  async streetStyles(search: LookSearchDto): Promise<Page<StreetStyleSummary>> {
    const { where, values } = pictureConditions(await this.#categories.narrow(search));
    const offset = (search.page - 1) * LISTING_PAGE_SIZE;
    const [found, count] = await Promise.all([
      this.pool.query<StreetStyleEntity>(
        `SELECT * FROM ${STREET_STYLES} ${where} ORDER BY show_date DESC, slug LIMIT ${LISTING_PAGE_SIZE} OFFSET ${offset}`,
        values,
      ),
      this.pool.query<{ total: number }>(
        `SELECT count(*)::int AS total FROM ${STREET_STYLES} ${where}`,
        values,
      ),
    ]);
    return pageOf(found.rows.map(toStreetStyleSummary), count.rows[0]?.total ?? 0, search.page);
  }

  /** Looks as lists show them, in the order of the slugs. */
  async summaries(slugs: readonly string[]): Promise<LookSummary[]> {
    if (slugs.length === 0) return [];
    const { rows } = await this.pool.query<LookEntity>({
      name: 'look-summaries',
      text: SUMMARIES,
      values: [slugs],
    });
    const bySlug = new Map(rows.map((row) => [row.slug, row]));
    return slugs.flatMap((slug) => {
      const row = bySlug.get(slug);
      return row ? [toLookSummary(row)] : [];
    });
  }
}

const SUMMARIES = `
  SELECT slug, collection, designer_slug, designer_name, season_slug, season_name, type_slug, type_name, city_slug,
    city_name, position, tags, models, image_filename, width, height, thumbhash, colours
  FROM ${LOOKS} WHERE slug = ANY($1)`;
