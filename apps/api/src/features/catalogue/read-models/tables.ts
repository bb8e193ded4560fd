import { readSchema } from '@toile/event-store';

/** The catalogue's read model; raise the version with every change of its tables or rules. */
export const CATALOGUE_READ_MODEL = { name: 'catalogue', version: 9 };

/** Where this build of it is. */
export const CATALOGUE_SCHEMA = readSchema(CATALOGUE_READ_MODEL);

/** The read model's tables by their full names. `LOOKS` holds published looks only. */
export const LOOKS = `${CATALOGUE_SCHEMA}.look`;
/** One row: this build of the read model, and the position of the last event that changed a look, street style or collection. */
export const LOOK_CLOCK = `${CATALOGUE_SCHEMA}.look_clock`;
/** Looks and street styles that were taken away, and collections that were deleted, and when. */
export const REMOVED_ITEMS = `${CATALOGUE_SCHEMA}.removed_item`;
export const COLLECTIONS = `${CATALOGUE_SCHEMA}.collection`;
export const STREET_STYLES = `${CATALOGUE_SCHEMA}.street_style`;
export const CONTENT = `${CATALOGUE_SCHEMA}.content`;
/** What pictures look like from afar, by the name of the file; the feature `pictures` computes it. */
export const PICTURE_PREVIEWS = `${CATALOGUE_SCHEMA}.picture_preview`;
export const WITHHELD_PICTURES = `${CATALOGUE_SCHEMA}.withheld_picture`;
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
  description text NOT NULL, translations jsonb, garments jsonb NOT NULL, credit text`;

/** One wide row a look, so that a page of a listing is read by its slugs alone (`search/search-index` finds them). A street style is a look without a collection. */
export const CATALOGUE_TABLES = `
  CREATE TABLE collection (
    slug text PRIMARY KEY,
    designer_slug text NOT NULL, designer_name text NOT NULL,
    season_slug text NOT NULL, season_name text NOT NULL,
    type_slug text NOT NULL, type_name text NOT NULL,
    city_slug text NOT NULL, city_name text NOT NULL,
    show_date timestamptz NOT NULL,
    title text NOT NULL, venue text NOT NULL, description text NOT NULL, translations jsonb,
    live boolean NOT NULL, stream_url text,
    status text NOT NULL,
    -- Until when nobody may see it, and whether it shows itself then.
    embargo timestamptz, publishes boolean NOT NULL DEFAULT false,
    cover text,
    looks_count integer NOT NULL,
    -- The position of the event that brought it, or one of its looks, to what it is.
    changed bigint NOT NULL
  );
  CREATE INDEX ON collection (changed, slug);
  CREATE INDEX ON collection (show_date DESC, slug) WHERE status = 'published';
  CREATE INDEX ON collection (designer_slug, show_date DESC);
  CREATE INDEX ON collection (embargo) WHERE publishes;
  CREATE TABLE look (
    slug text PRIMARY KEY,
    collection text NOT NULL,
    designer_slug text NOT NULL, designer_name text NOT NULL,
    ${COLUMNS_OF_A_PICTURE},
    -- When readers could see it; anew where it was taken away and came back.
    arrived timestamptz NOT NULL,
    -- The position of the event that brought the row to what it is.
    changed bigint NOT NULL
  );
  CREATE INDEX ON look (changed, slug);
  CREATE INDEX ON look (arrived DESC);
  -- Pictures of looks that were catalogued before readers could see them; whose they are.
  CREATE TABLE withheld_picture (filename text PRIMARY KEY, designer_slug text NOT NULL);
  CREATE INDEX ON look (show_date DESC, slug);
  CREATE INDEX ON look (collection, position);
  CREATE INDEX ON look (designer_slug, show_date DESC, collection, position, slug);
  CREATE INDEX ON look (season_slug, type_slug);
  CREATE INDEX ON look (image_filename);
  CREATE INDEX ON look USING gin (model_slugs);
  CREATE TABLE removed_item (shelf text NOT NULL, slug text NOT NULL, changed bigint NOT NULL, PRIMARY KEY (shelf, slug));
  CREATE INDEX ON removed_item (changed);
  CREATE TABLE look_clock (build uuid PRIMARY KEY DEFAULT gen_random_uuid(), position bigint NOT NULL);
  INSERT INTO look_clock (position) VALUES (-1);
  CREATE TABLE street_style (
    slug text PRIMARY KEY,
    collection text NOT NULL,
    designer_slug text, designer_name text,
    ${COLUMNS_OF_A_PICTURE},
    photographer text NOT NULL, sponsored boolean NOT NULL,
    changed bigint NOT NULL
  );
  CREATE INDEX ON street_style (changed, slug);
  CREATE INDEX ON street_style (show_date DESC, slug);
  CREATE INDEX ON street_style (image_filename);
  CREATE TABLE picture_preview (filename text PRIMARY KEY, thumbhash text NOT NULL);
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
  'position tags tag_slugs models model_slugs image_filename width height thumbhash colours description translations garments credit'
).split(' ');

/** What is written of a picture. */
export const PICTURE_COLUMNS = {
  look: [...OF_A_LOOK, 'arrived', 'changed'],
  street_style: [...OF_A_LOOK, 'photographer', 'sponsored', 'changed'],
};
