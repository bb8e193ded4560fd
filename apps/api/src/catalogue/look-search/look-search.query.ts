import { Inject, Injectable } from '@nestjs/common';
import { LISTING_PAGE_SIZE, type LookSummary, type Page } from '@toile/contracts';
import type pg from 'pg';
import { z } from 'zod';
import { POOL } from '../../tokens.js';
import { type LookRow, toLookSummary } from '../look-row.js';

const slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9-]+$/, 'must be a slug')
  .optional();
const slugs = z
  .union([z.string(), z.array(z.string())])
  .transform((value) =>
    (Array.isArray(value) ? value : value.split(',')).map((one) => one.trim()).filter(Boolean),
  )
  .pipe(
    z
      .array(
        z
          .string()
          .max(200)
          .regex(/^[a-z0-9-]+$/, 'must be a slug'),
      )
      .max(20),
  )
  .optional();

/** The listing's filters as the query string gives them; a look must have all of `tags`. */
export const lookSearchSchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  type: slug,
  season: slug,
  city: slug,
  designer: slug,
  collection: slug,
  model: slug,
  tags: slugs,
  /** Words that must all appear in the description, the house, the city, the season, the tags or the models. */
  search: z.string().max(100).optional(),
  facets: z.enum(['true', 'false']).optional(),
});
export type LookSearch = z.infer<typeof lookSearchSchema>;

@Injectable()
export class LookSearchQuery {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** Looks of the newest shows first, in the order of the show. */
  async run(search: LookSearch): Promise<Page<LookSummary>> {
    const { where, values } = conditions(search);
    const offset = (search.page - 1) * LISTING_PAGE_SIZE;
    const [looks, count] = await Promise.all([
      this.pool.query<LookRow>(
        `SELECT * FROM catalogue_look ${where} ORDER BY show_date DESC, collection, position, slug
         LIMIT ${LISTING_PAGE_SIZE} OFFSET ${offset}`,
        values,
      ),
      this.pool.query<{ total: number }>(
        `SELECT count(*)::int AS total FROM catalogue_look ${where}`,
        values,
      ),
    ]);
    return {
      results: looks.rows.map(toLookSummary),
      total_count: count.rows[0]?.total ?? 0,
      page: search.page,
      page_size: LISTING_PAGE_SIZE,
    };
  }
}

/** The WHERE clause of a search, and its parameters in order. */
export function conditions(search: Partial<LookSearch>): { where: string; values: unknown[] } {
  const wanted: [sql: string, value: unknown][] = [
    ['type_slug = ?', search.type],
    ['season_slug = ?', search.season],
    ['city_slug = ?', search.city],
    ['designer_slug = ?', search.designer],
    ['collection = ?', search.collection],
    ['model_slugs @> ?', search.model && [search.model]],
    ['tag_slugs @> ?', search.tags?.length ? search.tags : undefined],
    [`${TEXT} ILIKE ALL (?)`, patternsOf(search.search)],
  ];
  const used = wanted.filter(([, value]) => value !== undefined);
  const sql = used.map(([condition], index) => condition.replace('?', `$${index + 1}`)).join(' AND ');
  return { where: sql && `WHERE ${sql}`, values: used.map(([, value]) => value) };
}

/** Tags and models by their slugs: as text, their JSON would match its own keys. */
const TEXT = `concat_ws(' ', designer_name, type_name, city_name, season_name, description,
  array_to_string(tag_slugs || model_slugs, ' '))`;

function patternsOf(text: string | undefined): string[] | undefined {
  const words = text?.normalize('NFC').trim().split(/\s+/).filter(Boolean) ?? [];
  return words.length > 0 ? words.map((word) => `%${word.replace(/[%_\\]/g, '\\$&')}%`) : undefined;
}
