import type { PostgresMigration } from '@toile/platform';

/** What the catalogue needs beside its event-sourced read model (`read-model/tables.ts`). */
export const catalogueMigrations: readonly PostgresMigration[] = [
  {
    name: '0001_looks_and_collections',
    sql: `
      CREATE TABLE catalogue_collection (
        slug text PRIMARY KEY,
        designer_slug text NOT NULL, designer_name text NOT NULL,
        season_slug text NOT NULL, season_name text NOT NULL,
        type_slug text NOT NULL, type_name text NOT NULL,
        city_slug text NOT NULL, city_name text NOT NULL,
        show_date timestamptz NOT NULL,
        cover text,
        looks_count integer NOT NULL
      );
      CREATE INDEX ON catalogue_collection (show_date DESC, slug);
      CREATE TABLE catalogue_look (
        slug text PRIMARY KEY,
        collection text NOT NULL,
        designer_slug text NOT NULL, designer_name text NOT NULL,
        season_slug text NOT NULL, season_name text NOT NULL,
        type_slug text NOT NULL, type_name text NOT NULL,
        city_slug text NOT NULL, city_name text NOT NULL,
        show_date timestamptz NOT NULL,
        position integer NOT NULL,
        tags jsonb NOT NULL, tag_slugs text[] NOT NULL,
        models jsonb NOT NULL, model_slugs text[] NOT NULL,
        image_filename text NOT NULL, width integer NOT NULL, height integer NOT NULL, thumbhash text,
        colours text[] NOT NULL,
        description text NOT NULL
      );
      CREATE INDEX ON catalogue_look (show_date DESC, collection, position, slug);
      CREATE UNIQUE INDEX ON catalogue_look (collection, position);
      CREATE INDEX ON catalogue_look (designer_slug, show_date DESC);
      CREATE INDEX ON catalogue_look (season_slug, show_date DESC);
      CREATE INDEX ON catalogue_look USING gin (tag_slugs);
      CREATE INDEX ON catalogue_look USING gin (model_slugs);`,
  },
  {
    name: '0002_read_model_from_events',
    sql: `
      DROP TABLE catalogue_look, catalogue_collection;
      CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
      CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
      -- How words are compared: without accents and case. Immutable, so that it can stand in an index.
      CREATE FUNCTION public.catalogue_plain(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN lower(public.unaccent('public.unaccent'::regdictionary, normalize($1, NFC)));`,
  },
  {
    name: '0003_retags',
    sql: `
      -- How far a retagging over many collections is; what it changed stands in their streams.
      CREATE TABLE catalogue_retag (
        id text PRIMARY KEY,
        status text NOT NULL,
        done integer NOT NULL,
        collections text[] NOT NULL,
        undone boolean NOT NULL,
        started_at timestamptz NOT NULL DEFAULT now()
      );`,
  },
  {
    name: '0004_retags_go_on',
    sql: `
      -- What a retagging is to do, so that another process can go on with it; until when the one that does holds it.
      ALTER TABLE catalogue_retag
        ADD COLUMN work jsonb,
        ADD COLUMN changed integer NOT NULL DEFAULT 0,
        ADD COLUMN failures integer NOT NULL DEFAULT 0,
        ADD COLUMN held_until timestamptz NOT NULL DEFAULT now();
      CREATE INDEX ON catalogue_retag (held_until) WHERE status = 'running';`,
  },
];
