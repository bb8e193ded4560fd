import { ForwardMigration, type QueryRunner } from '@toile/database';

/** What the catalogue needs beside its event-sourced read model (`read-models/tables.ts`). */
export class LooksAndCollections1790004001000 extends ForwardMigration {
  override readonly formerly = 'catalogue/0001_looks_and_collections';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
      CREATE INDEX ON catalogue_look USING gin (model_slugs);`);
  }
}
