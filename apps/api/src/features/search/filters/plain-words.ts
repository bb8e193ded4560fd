import type pg from 'pg';
import type { Names } from '../search-index/index-synchroniser.js';
import { DIMENSIONS, type WantedWord } from '../search-index/query.js';

/** "Col" is no chocolate. */
const SHORT = /^(?!.*\p{Script=Han})[\p{L}\p{N}]{1,3}$/u;

/** The words of a text, made plain by the database as it made those of the catalogue, with the values whose names hold them. */
export async function wantedWords(
  pool: pg.Pool,
  text: string | undefined,
  names: Names,
): Promise<WantedWord[]> {
  if (!text?.trim()) return [];
  const { rows } = await pool.query<{ plain: string }>({
    name: 'plain-words',
    text: 'SELECT catalogue_plain($1) AS plain',
    values: [text],
  });
  const words = rows[0]?.plain.split(/\s+/).filter(Boolean) ?? [];
  return words.map((word) =>
    SHORT.test(word)
      ? {
          text: word,
          whole: true,
          named: valuesNamed(names, (plain) => plain.split(/[^\p{L}\p{N}]+/u).includes(word)),
        }
      : { text: word, named: valuesNamed(names, (plain) => plain.includes(word)) },
  );
}

function valuesNamed(names: Names, holds: (plain: string) => boolean): WantedWord['named'] {
  const named = DIMENSIONS.map((kind) => ({ kind, slugs: [] as string[] }));
  for (const [key, { plain }] of names) {
    if (!holds(plain)) continue;
    const [kind, slug = ''] = key.split('/');
    named.find((one) => one.kind === kind)?.slugs.push(slug);
  }
  return named.filter(({ slugs }) => slugs.length > 0);
}
