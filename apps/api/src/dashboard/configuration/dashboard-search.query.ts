import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { z } from 'zod';
import { SUGGESTIONS } from '../../catalogue/read-model/tables.js';
import { POOL } from '../../tokens.js';

export const dashboardSearchSchema = z.object({
  search: z.string().max(100).default(''),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export interface DashboardHit {
  dimension: 'trends' | 'brands' | 'seasons';
  slug: string;
  label: string;
  total_count: number;
}

/** Trends, brands and seasons by name: prefix matches first, then by looks, then by name. */
@Injectable()
export class DashboardSearchQuery {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async run({ search, limit }: z.infer<typeof dashboardSearchSchema>) {
    const pattern = search
      .normalize('NFC')
      .trim()
      .replace(/[%_\\]/g, '\\$&');
    const { rows } = await this.pool.query<DashboardHit & { all: number }>(
      `SELECT CASE kind WHEN 'tag' THEN 'trends' WHEN 'designer' THEN 'brands' ELSE 'seasons' END AS dimension,
         slug, name AS label, total_count, count(*) OVER ()::int AS all
       FROM ${SUGGESTIONS}
       WHERE kind IN ('tag', 'designer', 'season') AND total_count > 0
         AND plain LIKE '%' || catalogue_plain($1) || '%'
       ORDER BY plain LIKE catalogue_plain($1) || '%' DESC, total_count DESC, name, kind, slug LIMIT $2`,
      [pattern, limit],
    );
    const results = rows.map(({ all: _, ...hit }): DashboardHit => hit);
    return { results, total_count: rows[0]?.all ?? 0 };
  }
}
