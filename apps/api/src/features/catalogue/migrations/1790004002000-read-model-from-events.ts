import { ForwardMigration, type QueryRunner } from '@toile/database';

export class ReadModelFromEvents1790004002000 extends ForwardMigration {
  override readonly formerly = 'catalogue/0002_read_model_from_events';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE catalogue_look, catalogue_collection;
      CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
      CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
      -- How words are compared: without accents and case. Immutable, so that it can stand in an index.
      CREATE FUNCTION public.catalogue_plain(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN lower(public.unaccent('public.unaccent'::regdictionary, normalize($1, NFC)));`);
  }
}
