import type { Reference } from '@toile/contracts';
import type pg from 'pg';

/** A look and the names of everything it refers to. */
export interface LookToLoad {
  slug: string;
  collection: string;
  position: number;
  tags: Reference[];
  models: Reference[];
  image_filename: string;
  width: number;
  height: number;
  colours: string[];
  description: string;
}

export interface CollectionToLoad {
  slug: string;
  designer: Reference;
  season: Reference;
  type: Reference;
  city: Reference;
  /** ISO time of the show. */
  show_date: string;
  looks: LookToLoad[];
}
export type CatalogueToLoad = Iterable<CollectionToLoad>;

const COLLECTIONS_A_BATCH = 50;

/**
 * Fills the read models with collections and their looks; what is there already is replaced, so it is safe to repeat.
 * Each batch is one transaction: a collection is there with all its looks or not at all.
 */
export async function loadCatalogue(
  pool: pg.Pool,
  catalogue: CatalogueToLoad,
  onProgress: (looks: number) => void = () => undefined,
): Promise<void> {
  let batch: CollectionToLoad[] = [];
  let looks = 0;
  const write = async () => {
    await writeBatch(pool, batch);
    looks += batch.reduce((sum, collection) => sum + collection.looks.length, 0);
    onProgress(looks);
    batch = [];
  };
  for (const collection of catalogue) {
    batch.push(collection);
    if (batch.length >= COLLECTIONS_A_BATCH) await write();
  }
  if (batch.length > 0) await write();
}

async function writeBatch(pool: pg.Pool, collections: CollectionToLoad[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const slugs = collections.map((collection) => collection.slug);
    await client.query('DELETE FROM catalogue_look WHERE collection = ANY($1)', [slugs]);
    await client.query('DELETE FROM catalogue_collection WHERE slug = ANY($1)', [slugs]);
    await insert(client, 'catalogue_collection', collections.map(collectionRow));
    await insert(
      client,
      'catalogue_look',
      collections.flatMap((collection) => collection.looks.map((look) => lookRow(collection, look))),
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

/** `jsonb_populate_recordset` takes the table's own types, arrays included, from one parameter. */
async function insert(
  client: pg.PoolClient,
  table: 'catalogue_collection' | 'catalogue_look',
  rows: object[],
): Promise<void> {
  await client.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)`, [
    JSON.stringify(rows),
  ]);
}

function show(collection: CollectionToLoad) {
  return {
    designer_slug: collection.designer.slug,
    designer_name: collection.designer.name,
    season_slug: collection.season.slug,
    season_name: collection.season.name,
    type_slug: collection.type.slug,
    type_name: collection.type.name,
    city_slug: collection.city.slug,
    city_name: collection.city.name,
    show_date: collection.show_date,
  };
}

function collectionRow(collection: CollectionToLoad) {
  return {
    ...show(collection),
    slug: collection.slug,
    cover: collection.looks[0]?.image_filename ?? null,
    looks_count: collection.looks.length,
  };
}

function lookRow(collection: CollectionToLoad, look: LookToLoad) {
  return {
    ...show(collection),
    slug: look.slug,
    collection: collection.slug,
    position: look.position,
    tags: look.tags,
    tag_slugs: look.tags.map((tag) => tag.slug),
    models: look.models,
    model_slugs: look.models.map((model) => model.slug),
    image_filename: look.image_filename,
    width: look.width,
    height: look.height,
    colours: look.colours,
    description: look.description,
  };
}
