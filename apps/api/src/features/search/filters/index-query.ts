import type pg from 'pg';
import type { LookSearchDto } from '../dto/listing-query.dto.js';
import type { PlainName } from '../look-index/look-index.js';
import type { Names } from '../look-index/look-index-synchroniser.js';
import type { IndexQuery } from '../look-index/query.js';
import type { Filters } from './tag-categories.js';

/** A search as the index of looks takes it. The database makes words plain, as it made those of the looks. */
export async function indexQuery(pool: pg.Pool, search: Filters<LookSearchDto>): Promise<IndexQuery> {
  const { type, season, city, designer, collection, model, tags, anyTag } = search;
  return {
    type,
    season,
    city,
    designer,
    collection,
    model,
    tags,
    anyTag,
    words: await plainWords(pool, search.search),
  };
}

/** Under which name the words of a search look for a value. */
export const plainNameIn =
  (names: Names): PlainName =>
  (dimension, slug) =>
    names.get(`${dimension}/${slug}`)?.plain ?? slug;

async function plainWords(pool: pg.Pool, text: string | undefined): Promise<string[]> {
  if (!text?.trim()) return [];
  const { rows } = await pool.query<{ plain: string }>({
    name: 'plain-words',
    text: 'SELECT catalogue_plain($1) AS plain',
    values: [text],
  });
  return rows[0]?.plain.split(/\s+/).filter(Boolean) ?? [];
}
