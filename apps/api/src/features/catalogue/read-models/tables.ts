import { readSchema } from '@toile/event-store';

/** The catalogue's read model; raise the version with every change of its tables or rules. */
export const CATALOGUE_READ_MODEL = { name: 'catalogue', version: 4 };

/** Where this build of it is. */
export const CATALOGUE_SCHEMA = readSchema(CATALOGUE_READ_MODEL);

/** The read model's tables by their full names. `LOOKS` holds published looks only. */
export const LOOKS = `${CATALOGUE_SCHEMA}.look`;
/** One row: this build of the read model, and the position of the last event that changed a look. */
export const LOOK_CLOCK = `${CATALOGUE_SCHEMA}.look_clock`;
/** Looks that were taken away, and when. */
export const REMOVED_LOOKS = `${CATALOGUE_SCHEMA}.removed_look`;
export const COLLECTIONS = `${CATALOGUE_SCHEMA}.collection`;
export const STREET_STYLES = `${CATALOGUE_SCHEMA}.street_style`;
export const CONTENT = `${CATALOGUE_SCHEMA}.content`;
export const SUGGESTIONS = `${CATALOGUE_SCHEMA}.suggestion`;

const COLUMNS_OF_A_PICTURE = `
  season_slug text NOT NULL, season_name text NOT NULL,
  type_slug text NOT NULL, type_name text NOT NULL,
  city_slug text NOT NULL, city_name text NOT NULL,
  show_date timestamptz NOT NULL,
  position integer NOT NULL,
  tags jsonb NOT NULL, tag_slugs text[] NOT NULL,
  models jsonb NOT NULL, model_slugs text[] NOT NULL,
  image_filename text NOT NULL, width integer NOT NULL, height integer NOT NULL, thumbhash text,
  colours text[] NOT NULL,
  description text NOT NULL`;

/** One wide row a look, so that a page of a listing is read by its slugs alone (`look-index/` finds them). A street style is a look without a collection. */
export const CATALOGUE_TABLES = `
  CREATE TABLE collection (
    slug text PRIMARY KEY,
    designer_slug text NOT NULL, designer_name text NOT NULL,
    season_slug text NOT NULL, season_name text NOT NULL,
    type_slug text NOT NULL, type_name text NOT NULL,
    city_slug text NOT NULL, city_name text NOT NULL,
    show_date timestamptz NOT NULL,
    title text NOT NULL, venue text NOT NULL, description text NOT NULL,
    live boolean NOT NULL, stream_url text,
    status text NOT NULL,
    cover text,
    looks_count integer NOT NULL
  );
  CREATE INDEX ON collection (show_date DESC, slug) WHERE status = 'published';
  CREATE INDEX ON collection (designer_slug, show_date DESC);
  CREATE TABLE look (
    slug text PRIMARY KEY,
    collection text NOT NULL,
    designer_slug text NOT NULL, designer_name text NOT NULL,
    ${COLUMNS_OF_A_PICTURE},
    garments jsonb NOT NULL,
    -- The position of the event that brought the row to what it is.
    changed bigint NOT NULL
  );
  CREATE INDEX ON look (changed, slug);
  CREATE INDEX ON look (show_date DESC, slug);
  CREATE INDEX ON look (collection, position);
  CREATE INDEX ON look (designer_slug, show_date DESC, collection, position, slug);
  CREATE INDEX ON look (season_slug, type_slug);
  CREATE INDEX ON look USING gin (model_slugs);
  CREATE TABLE removed_look (slug text PRIMARY KEY, changed bigint NOT NULL);
  CREATE INDEX ON removed_look (changed);
  CREATE TABLE look_clock (build uuid PRIMARY KEY DEFAULT gen_random_uuid(), position bigint NOT NULL);
  INSERT INTO look_clock (position) VALUES (-1);
  CREATE TABLE street_style (
    slug text PRIMARY KEY,
    collection text NOT NULL,
    designer_slug text, designer_name text,
    ${COLUMNS_OF_A_PICTURE},
    photographer text NOT NULL, sponsored boolean NOT NULL
  );
  CREATE INDEX ON street_style (show_date DESC, slug);
  CREATE INDEX ON street_style USING gin (tag_slugs);
  CREATE TABLE content (
    kind text NOT NULL, slug text NOT NULL,
    name text NOT NULL, published_at timestamptz, doc jsonb NOT NULL,
    PRIMARY KEY (kind, slug)
  );
  CREATE INDEX ON content (kind, published_at DESC, slug);
  CREATE INDEX ON content (kind, name, slug);
  CREATE TABLE suggestion (
    kind text NOT NULL, slug text NOT NULL,
    name text NOT NULL, plain text NOT NULL, total_count integer NOT NULL,
    PRIMARY KEY (kind, slug)
  );
  CREATE INDEX ON suggestion (kind, total_count DESC, name);
  CREATE INDEX ON suggestion USING gin (plain gin_trgm_ops);`;

const OF_A_LOOK = (
  'slug collection designer_slug designer_name season_slug season_name type_slug type_name city_slug city_name show_date ' +
  'position tags tag_slugs models model_slugs image_filename width height thumbhash colours description'
).split(' ');

/** What is written of a picture. */
export const PICTURE_COLUMNS = {
  look: [...OF_A_LOOK, 'garments', 'changed'],
  street_style: [...OF_A_LOOK, 'photographer', 'sponsored'],
};
