import type { Described } from '../search-index.js';
import type { ItemQueries } from './item-queries.js';

interface Row extends Omit<Described, 'garments'> {
  kinds: string[];
  /** Empty where nobody says. */
  fabrics: string[];
  patterns: string[];
  /** Of each garment, with blanks between. */
  worn: string[];
}

/** See `SearchIndex.describe`. */
export async function describedIn(items: ItemQueries, slugs: readonly string[]): Promise<Described[]> {
  if (slugs.length === 0) return [];
  const rows = await items.rows<Row>(
    'described',
    (
      bound,
    ) => `SELECT slug, type, season, collection, tags, hexes, garment_kinds AS kinds, garment_fabrics AS fabrics, garment_patterns AS patterns,
      garment_colours AS worn ${items.where(`slug IN ${bound.list(slugs)}`)}`,
  );
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return slugs.flatMap((slug) => {
    const row = bySlug.get(slug);
    if (!row) return [];
    const { kinds, fabrics, patterns, worn, ...of } = row;
    const garments = kinds.map((kind, at) => {
      const colours = worn[at]?.split(' ').filter(Boolean) ?? [];
      return { kind, fabric: fabrics[at] || null, pattern: patterns[at] || null, colours };
    });
    return [{ ...of, garments }];
  });
}
