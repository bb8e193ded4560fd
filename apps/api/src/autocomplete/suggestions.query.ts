import { Inject, Injectable } from '@nestjs/common';
import { type Page, SUGGESTION_PAGE_SIZE, type Suggestion, type SuggestionKind } from '@toile/contracts';
import type pg from 'pg';
import { z } from 'zod';
import { SUGGESTIONS } from '../catalogue/read-model/tables.js';
import { POOL } from '../tokens.js';

export const suggestionSchema = z.object({
  search: z
    .string()
    .max(100)
    .default('')
    .transform((text) => text.normalize('NFC').trim()),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  language: z.enum(['en', 'es', 'fr', 'it', 'zh']).optional(),
});
export type SuggestionSearch = z.infer<typeof suggestionSchema>;

@Injectable()
export class SuggestionsQuery {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** Names that begin with the words first, then those that hold them, then those spelt alike; then by count and name. */
  async run(kind: SuggestionKind, { search, page }: SuggestionSearch): Promise<Page<Suggestion>> {
    const { rows } = await this.pool.query<{
      slug: string;
      name: string;
      total_count: number;
      total: number;
    }>({
      name: search ? 'suggestions' : 'suggestions-all',
      text: search ? MATCHING : ALL,
      values: [
        ...[kind, SUGGESTION_PAGE_SIZE, (page - 1) * SUGGESTION_PAGE_SIZE],
        ...(search ? [search, search.replace(/[%_\\]/g, '\\$&')] : []),
      ],
    });
    return {
      results: rows.map(({ slug, name, total_count }) => ({ id: slug, text: name, slug, name, total_count })),
      total_count: rows[0]?.total ?? (page > 1 ? await this.count(kind, search) : 0),
      page,
      page_size: SUGGESTION_PAGE_SIZE,
    };
  }

  /** How many looks each value of a kind has. */
  async counts(kind: SuggestionKind): Promise<Map<string, number>> {
    const { rows } = await this.pool.query<{ slug: string; total_count: number }>(
      `SELECT slug, total_count FROM ${SUGGESTIONS} WHERE kind = $1`,
      [kind],
    );
    return new Map(rows.map((row) => [row.slug, row.total_count]));
  }

  /** Beyond the last page there is no row to tell the total. */
  private async count(kind: SuggestionKind, search: string): Promise<number> {
    return (await this.run(kind, { search, page: 1 })).total_count;
  }
}

const ALL = `
  SELECT slug, name, total_count, count(*) OVER ()::int AS total FROM ${SUGGESTIONS} WHERE kind = $1
  ORDER BY total_count DESC, name, slug LIMIT $2 OFFSET $3`;

/** A word is spelt alike when it shares half its trigrams with a word of the name: one slip in a word of six letters. */
const MATCHING = `
  WITH asked AS (SELECT catalogue_plain($4) AS words, catalogue_plain($5) AS pattern)
  SELECT slug, name, total_count, count(*) OVER ()::int AS total
  FROM ${SUGGESTIONS}, asked
  WHERE kind = $1 AND (plain LIKE '%' || pattern || '%' OR (length(words) > 2 AND words <% plain))
  ORDER BY (plain LIKE pattern || '%') DESC, (plain LIKE '% ' || pattern || '%') DESC, (plain LIKE '%' || pattern || '%') DESC,
    total_count DESC, name, slug
  LIMIT $2 OFFSET $3`;
