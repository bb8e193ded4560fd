import type {
  CollectionFacts,
  ContentKind,
  ContentOf,
  LookFacts,
  Reference,
  Show,
  SuggestionKind,
} from '@toile/contracts';
import type { DomainEvent } from '@toile/event-store';
import type { PoolClient } from 'pg';
import type { CollectionEvent } from '../domain/collection.events.js';
import { lookRow, streetStyleRow } from './picture-rows.js';
import { SuggestionCounts } from './suggestion-counts.js';
import { PICTURE_COLUMNS } from './tables.js';

/** An entry of editors; its kind says what `doc` consists of. */
export interface ContentEntry {
  kind: ContentKind;
  slug: string;
  doc: Record<string, unknown>;
}

/** Events of the feature `content`, as far as the read model of the catalogue follows them. */
export type ContentChange =
  | DomainEvent<'ContentPublished', ContentEntry>
  | DomainEvent<'ContentWithdrawn', Pick<ContentEntry, 'kind' | 'slug'>>;

/** What the feature `pictures` has found out about a picture. */
export type PictureChange = DomainEvent<'PicturePreviewed', { filename: string; thumbhash: string }>;

/** Content that lists can be narrowed by: its name is suggested, and stands in the rows of looks. */
const DIMENSIONS: Partial<Record<string, SuggestionKind>> = {
  designer: 'designer',
  season: 'season',
  city: 'city',
  type: 'type',
  model: 'individual',
};
const IN_ROWS = ['designer', 'season', 'city', 'type'];

/** Applies events of the catalogue to the tables of one build, inside its transaction. */
export class CatalogueWriter {
  readonly #suggestions = new SuggestionCounts();
  /** Collections whose count and cover must be taken anew. */
  readonly #touched = new Set<string>();
  #changed = false;

  /** What other events than these changed is older than `position`, that of the last of them. */
  constructor(
    private readonly client: PoolClient,
    private readonly position: number,
  ) {}

  async finish(): Promise<void> {
    await this.#suggestions.write(this.client);
    if (this.#changed || this.#touched.size > 0)
      await this.client.query('UPDATE look_clock SET position = $1', [this.position]);
    if (this.#touched.size === 0) return;
    await this.client.query(
      `UPDATE collection SET looks_count = looks.count, cover = looks.cover, changed = $2
       FROM (SELECT c.slug, count(l.slug)::int AS count, (array_agg(l.image_filename ORDER BY l.position, l.slug))[1] AS cover
             FROM unnest($1::text[]) AS c (slug) LEFT JOIN look l ON l.collection = c.slug GROUP BY c.slug) AS looks
       WHERE collection.slug = looks.slug`,
      [[...this.#touched], this.position],
    );
  }

  /** @param at when it happened */
  async collection(event: CollectionEvent, at: Date): Promise<void> {
    switch (event.type) {
      case 'CollectionDrafted':
        return this.#upsertCollection(event.data, 'draft');
      case 'CollectionRevised':
        await this.#upsertCollection(event.data.facts, event.data.published ? 'published' : undefined);
        return this.#reviseLooks(event.data.facts, at);
      case 'CollectionPublished':
        await this.#upsertCollection(event.data.facts, 'published');
        await this.client.query('DELETE FROM withheld_picture WHERE filename = ANY($1)', [
          event.data.looks.map(({ image_filename }) => image_filename),
        ]);
        return this.#upsertLooks(event.data.facts, event.data.looks, at);
      case 'CollectionWithdrawn':
        this.#touched.add(event.data.collection);
        await this.client.query(`UPDATE collection SET status = 'withdrawn' WHERE slug = $1`, [
          event.data.collection,
        ]);
        return this.#removeLooks(event.data.collection, event.data.looks);
      case 'CollectionDeleted':
        return this.#remove('collection', [event.data.collection]);
      case 'LooksCatalogued':
      case 'LooksRetagged':
      case 'LooksReordered':
        if (event.data.published) return this.#upsertLooks(event.data.show, event.data.looks, at);
        return this.#withhold(event.data.show, event.data.looks);
      case 'CollectionEmbargoed': {
        const { collection, until, publishes } = event.data;
        await this.client.query('UPDATE collection SET embargo = $2, publishes = $3 WHERE slug = $1', [
          collection,
          until,
          publishes,
        ]);
        return;
      }
      case 'LooksRemoved':
        if (event.data.published) await this.#removeLooks(event.data.collection, event.data.looks);
        return;
      default:
        event satisfies never;
    }
  }

  async content(event: ContentChange): Promise<void> {
    if (event.type === 'ContentWithdrawn') return this.#withdrawContent(event.data.kind, event.data.slug);
    const { kind, slug, doc } = event.data;
    const name = nameOf(event.data);
    await this.client.query(
      `INSERT INTO content (kind, slug, name, published_at, doc) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (kind, slug) DO UPDATE SET name = excluded.name, published_at = excluded.published_at, doc = excluded.doc`,
      [kind, slug, name, doc.published_at ?? doc.starts_at ?? null, JSON.stringify(doc)],
    );
    if (kind === 'street-style') {
      const street = doc as ContentOf<'street-style'>;
      await this.#upsert('street_style', [streetStyleRow(slug, street, this.position)]);
      // They can be asked for, though only looks are counted.
      for (const tag of street.tags) this.#suggestions.add('tag', tag, 0);
    }
    const dimension = DIMENSIONS[kind];
    if (dimension) this.#suggestions.add(dimension, { slug, name }, 0);
    if (IN_ROWS.includes(kind)) await this.#rename(kind, slug, name);
  }

  /** Rows that are written later take it from the table. */
  async preview({ filename, thumbhash }: PictureChange['data']): Promise<void> {
    await this.client.query(
      'INSERT INTO picture_preview (filename, thumbhash) VALUES ($1, $2) ON CONFLICT (filename) DO NOTHING',
      [filename, thumbhash],
    );
    for (const table of ['look', 'street_style'])
      await this.client.query(
        `UPDATE ${table} SET thumbhash = $2 WHERE image_filename = $1 AND thumbhash IS NULL`,
        [filename, thumbhash],
      );
  }

  async #withdrawContent(kind: string, slug: string): Promise<void> {
    await this.client.query('DELETE FROM content WHERE kind = $1 AND slug = $2', [kind, slug]);
    if (kind === 'street-style') await this.#remove('street_style', [slug]);
  }

  /** A brand that changes its name changes it in every row. */
  async #rename(dimension: string, slug: string, name: string): Promise<void> {
    for (const table of ['collection', 'street_style', 'look']) {
      const { rowCount } = await this.client.query(
        `UPDATE ${table} SET ${dimension}_name = $2, changed = $3 WHERE ${dimension}_slug = $1 AND ${dimension}_name <> $2`,
        [slug, name, this.position],
      );
      this.#changed ||= Boolean(rowCount);
    }
  }

  async #upsertCollection(facts: CollectionFacts, status: string | undefined): Promise<void> {
    this.#touched.add(facts.collection);
    const { designer, season, type, city } = facts;
    await this.client.query(
      `WITH back AS (DELETE FROM removed_item WHERE shelf = 'collection' AND slug = $1)
       INSERT INTO collection (slug, designer_slug, designer_name, season_slug, season_name, type_slug, type_name,
         city_slug, city_name, show_date, title, venue, description, live, stream_url, status, cover, looks_count, changed, translations)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, coalesce($16, 'draft'), NULL, 0, $17, $18)
       ON CONFLICT (slug) DO UPDATE SET designer_slug = $2, designer_name = $3, season_slug = $4, season_name = $5,
         type_slug = $6, type_name = $7, city_slug = $8, city_name = $9, show_date = $10, title = $11, venue = $12,
         description = $13, live = $14, stream_url = $15, status = coalesce($16, collection.status), translations = $18`,
      [
        facts.collection,
        ...[designer, season, type, city].flatMap(({ slug, name }) => [slug, name]),
        facts.show_date,
        facts.title,
        facts.venue,
        facts.description,
        facts.live,
        facts.stream_url,
        status ?? null,
        this.position,
        facts.translations ? JSON.stringify(facts.translations) : null,
      ],
    );
  }

  /** Looks take over what their show has become. */
  async #reviseLooks(show: Show, at: Date): Promise<void> {
    const { rows } = await this.client.query<Pick<LookFacts, 'slug'>>(
      'SELECT * FROM look WHERE collection = $1',
      [show.collection],
    );
    if (rows.length > 0) await this.#upsertLooks(show, rows as LookFacts[], at);
  }

  async #upsertLooks(show: Show, looks: readonly LookFacts[], arrived: Date): Promise<void> {
    this.#touched.add(show.collection);
    const rows = looks.map((look) => lookRow(show, look, { changed: this.position, arrived }));
    const slugs = looks.map((look) => look.slug);
    await this.#uncount(slugs);
    await this.#upsert('look', rows);
    this.#count(rows, 1);
  }

  /** It stays so when the look goes: what nobody has been shown stays unseen. */
  async #withhold({ designer }: Show, looks: readonly LookFacts[]): Promise<void> {
    await this.client.query(
      `INSERT INTO withheld_picture (filename, designer_slug) SELECT unnest($1::text[]), $2
       ON CONFLICT (filename) DO NOTHING`,
      [looks.map(({ image_filename }) => image_filename), designer.slug],
    );
  }

  async #removeLooks(collection: string, slugs: readonly string[]): Promise<void> {
    this.#touched.add(collection);
    await this.#uncount(slugs);
    await this.#remove('look', slugs);
  }

  async #remove(table: 'look' | 'street_style' | 'collection', slugs: readonly string[]): Promise<void> {
    await this.client.query(
      `WITH gone AS (DELETE FROM ${table} WHERE slug = ANY($1) RETURNING slug)
       INSERT INTO removed_item (shelf, slug, changed) SELECT $2, slug, $3 FROM gone
       ON CONFLICT (shelf, slug) DO UPDATE SET changed = excluded.changed`,
      [slugs, table, this.position],
    );
    this.#changed = true;
  }

  /** Takes away what these looks, as the table has them now, gave to the suggestions. */
  async #uncount(slugs: readonly string[]): Promise<void> {
    const { rows } = await this.client.query<CountedLook>(
      `SELECT designer_slug, designer_name, season_slug, season_name, type_slug, type_name, city_slug, city_name, tags, models
       FROM look WHERE slug = ANY($1)`,
      [slugs],
    );
    this.#count(rows, -1);
  }

  #count(rows: readonly CountedLook[], by: 1 | -1): void {
    for (const row of rows) {
      for (const tag of row.tags) this.#suggestions.add('tag', tag, by);
      for (const model of row.models) this.#suggestions.add('individual', model, by);
      this.#suggestions.add('designer', { slug: row.designer_slug, name: row.designer_name }, by);
      this.#suggestions.add('season', { slug: row.season_slug, name: row.season_name }, by);
      this.#suggestions.add('type', { slug: row.type_slug, name: row.type_name }, by);
      this.#suggestions.add('city', { slug: row.city_slug, name: row.city_name }, by);
      this.#suggestions.add('event', eventOf(row), by);
    }
  }

  /** `jsonb_populate_recordset` takes the table's own types, arrays included, from one parameter. */
  async #upsert(table: 'look' | 'street_style', rows: readonly { slug: string }[]): Promise<void> {
    if (rows.length === 0) return;
    this.#changed = true;
    const columns = PICTURE_COLUMNS[table];
    // What readers see already has arrived.
    const changing = columns.filter((name) => name !== 'arrived');
    await this.client.query(
      `WITH back AS (DELETE FROM removed_item WHERE shelf = '${table}' AND slug = ANY($2))
       INSERT INTO ${table} (${columns.join(', ')})
       SELECT ${columns.map((name) => (name === 'thumbhash' ? PREVIEW : `given.${name}`)).join(', ')}
       FROM jsonb_populate_recordset(NULL::${table}, $1) AS given LEFT JOIN picture_preview ON filename = image_filename
       ON CONFLICT (slug) DO UPDATE SET ${changing.map((name) => `${name} = excluded.${name}`).join(', ')}`,
      [JSON.stringify(rows), rows.map(({ slug }) => slug)],
    );
  }
}

/** What whoever published it knows comes first. */
const PREVIEW = 'coalesce(given.thumbhash, picture_preview.thumbhash)';

type CountedLook = Record<`${'designer' | 'season' | 'type' | 'city'}_${'slug' | 'name'}`, string> & {
  tags: Reference[];
  models: Reference[];
};

/** A fashion week: a city's shows of one type in one season. */
function eventOf(row: CountedLook): Reference {
  return {
    slug: `${row.city_slug}-${row.type_slug}-${row.season_slug}`,
    name: `${row.city_name} ${row.type_name} ${row.season_name}`,
  };
}

function nameOf({ slug, doc }: ContentEntry): string {
  const name = doc.name ?? doc.title ?? doc.question ?? slug;
  return typeof name === 'string' ? name : slug;
}
