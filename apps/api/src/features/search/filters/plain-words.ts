import type pg from 'pg';
import type { PlainName } from '../look-index/look-index.js';
import type { Names } from '../look-index/look-index-synchroniser.js';

/** Under which name the words of a search look for a value. */
export const plainNameIn =
  (names: Names): PlainName =>
  (dimension, slug) =>
    names.get(`${dimension}/${slug}`)?.plain ?? slug;

/** The words of a text, made plain by the database as it made those of the looks. */
export async function plainWords(pool: pg.Pool, text: string | undefined): Promise<string[]> {
  if (!text?.trim()) return [];
  const { rows } = await pool.query<{ plain: string }>({
    name: 'plain-words',
    text: 'SELECT catalogue_plain($1) AS plain',
    values: [text],
  });
  return rows[0]?.plain.split(/\s+/).filter(Boolean) ?? [];
}
