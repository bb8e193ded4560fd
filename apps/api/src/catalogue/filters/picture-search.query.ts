import { Inject, Injectable } from '@nestjs/common';
import { LISTING_PAGE_SIZE, type LookSummary, type Page, type StreetStyleSummary } from '@toile/contracts';
import type pg from 'pg';
import { POOL } from '../../tokens.js';
import { type LookRow, type StreetStyleRow, toLookSummary, toStreetStyleSummary } from '../look-row.js';
import { LOOKS, STREET_STYLES } from '../read-model/tables.js';
import { pictureConditions } from './conditions.js';
import type { PictureSearch } from './listing-schema.js';

@Injectable()
export class PictureSearchQuery {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** Looks of the newest shows first, in the order of the show. */
  async looks(search: PictureSearch): Promise<Page<LookSummary>> {
    const { rows, total } = await this.page<LookRow>(
      LOOKS,
      'show_date DESC, collection, position, slug',
      search,
    );
    return pageOf(rows.map(toLookSummary), total, search.page);
  }

  /** The newest pictures first. */
  async streetStyles(search: PictureSearch): Promise<Page<StreetStyleSummary>> {
    const { rows, total } = await this.page<StreetStyleRow>(STREET_STYLES, 'show_date DESC, slug', search);
    return pageOf(rows.map(toStreetStyleSummary), total, search.page);
  }

  private async page<Row extends object>(table: string, order: string, search: PictureSearch) {
    const { where, values } = pictureConditions(search);
    const offset = (search.page - 1) * LISTING_PAGE_SIZE;
    const [found, count] = await Promise.all([
      this.pool.query<Row>(
        `SELECT * FROM ${table} ${where} ORDER BY ${order} LIMIT ${LISTING_PAGE_SIZE} OFFSET ${offset}`,
        values,
      ),
      this.pool.query<{ total: number }>(`SELECT count(*)::int AS total FROM ${table} ${where}`, values),
    ]);
    return { rows: found.rows, total: count.rows[0]?.total ?? 0 };
  }
}

export function pageOf<T>(
  results: T[],
  total_count: number,
  page: number,
  page_size = LISTING_PAGE_SIZE,
): Page<T> {
  return { results, total_count, page, page_size };
}
