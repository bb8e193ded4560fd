import type { Garment } from '@toile/contracts';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { nearestColour } from '../../../kernel/colours/nearest-colour.js';
import { COLLECTIONS, LOOKS, REMOVED_ITEMS, STREET_STYLES } from '../../catalogue/index.js';
import type { Changes, IndexedItem, Shelf } from './search-index.js';

const ROWS_AT_ONCE = 4_000;

interface Row extends Omit<IndexedItem, 'colours' | 'hexes' | 'garments'> {
  /** `#rrggbb` */
  colours: string[];
  garments: Garment[];
  published: boolean;
}

/** What has changed on a shelf of the read model after an event, some thousands at a time; what is gone comes last. */
export async function* changesAfter(pool: pg.Pool, shelf: Shelf, position: string): AsyncIterable<Changes> {
  const read = async (from: string, slug: string): Promise<Row[]> => {
    const { rows } = await pool.query<Row>({
      name: `index-rows-${shelf}`,
      text: CHANGED[shelf],
      values: [from, slug],
    });
    return rows;
  };
  // Rows that change meanwhile come with a later position, and are read again at the next question.
  let rows = await read(String(BigInt(position) + 1n), '');
  for (let more = true; more; ) {
    const last = rows.at(-1);
    more = rows.length === ROWS_AT_ONCE;
    // The next rows are on their way while these are put in.
    const next = more && last ? read(last.changed, last.slug) : Promise.resolve([]);
    next.catch(() => undefined);
    yield {
      put: rows.filter(({ published }) => published).map(toItem),
      removed: rows.filter(({ published }) => !published),
    };
    rows = await next;
  }
  const gone = await pool.query<{ slug: string; changed: string }>(
    `SELECT slug, changed FROM ${REMOVED_ITEMS} WHERE shelf = $1 AND changed > $2`,
    [shelf, position],
  );
  yield { put: [], removed: gone.rows };
}

const toItem = ({ colours, published: _, ...row }: Row): IndexedItem => {
  return { ...row, colours: paletteOf(colours), hexes: colours };
};

/** The colours of the palette that are nearest, with blanks between. */
function paletteOf(colours: readonly string[]): string {
  const slugs = colours.map((hex) => {
    const known = nearest.get(hex) ?? nearestColour(hex)?.slug ?? '';
    nearest.set(hex, known);
    return known;
  });
  return slugs.join(' ');
}

/** Comparing a colour with the whole palette costs microseconds, and many pictures share one. */
const nearest = new LRUCache<string, string>({ max: 50_000 });

const OF_ALL = `slug, changed, type_slug AS type, city_slug AS city, season_slug AS season,
  coalesce(designer_slug, '') AS designer, extract(epoch FROM show_date)::float8 * 1000 AS "showDate"`;
const OF_PICTURES = `${OF_ALL}, true AS published, collection, position, '' AS live,
  array_to_string(tag_slugs, ' ') AS tags, array_to_string(model_slugs, ' ') AS models, colours`;
const plain = (text: string) => `regexp_replace(catalogue_plain(${text}), '\\s+', ' ', 'g') AS words`;
/** What suggestions may not know of what has no looks. */
const NAMES = 'designer_name, type_name, city_name, season_name';
const next = (table: string) =>
  `FROM ${table} AS item WHERE (changed, slug) > ($1, $2) ORDER BY changed, slug LIMIT ${ROWS_AT_ONCE}`;
const ofItsLooks = (all: string, each: string) =>
  `(SELECT ${all} FROM ${LOOKS} AS look, ${each} AS one WHERE look.collection = item.slug)`;

/** Tags, models and names come as slugs; only texts have words of their own. */
const CHANGED: Record<Shelf, string> = {
  look: `SELECT ${OF_PICTURES}, garments, ${plain('description')} ${next(LOOKS)}`,
  street_style: `SELECT ${OF_PICTURES}, garments,
    ${plain(`concat_ws(' ', ${NAMES}, description)`)} ${next(STREET_STYLES)}`,
  collection: `SELECT ${OF_ALL}, status = 'published' AS published, slug AS collection, 0 AS position, live::text AS live,
    coalesce(${ofItsLooks(`string_agg(DISTINCT one, ' ')`, 'unnest(tag_slugs)')}, '') AS tags,
    coalesce(${ofItsLooks(`string_agg(DISTINCT one, ' ')`, 'unnest(model_slugs)')}, '') AS models,
    coalesce(${ofItsLooks('array_agg(DISTINCT one)', 'unnest(colours)')}, '{}') AS colours,
    coalesce(${ofItsLooks('jsonb_agg(DISTINCT one)', 'jsonb_array_elements(garments)')}, '[]') AS garments,
    ${plain(`concat_ws(' ', ${NAMES}, title)`)} ${next(COLLECTIONS)}`,
};
