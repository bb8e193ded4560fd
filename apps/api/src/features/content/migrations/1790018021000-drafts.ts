import { ForwardMigration, type QueryRunner } from '@toile/database';

/** What editors work on before readers see it. No version is given twice, so that who wrote on an earlier draft is told. */
export class Drafts1790018021000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SEQUENCE content_draft_version AS integer;
      CREATE TABLE content_draft (
        kind text NOT NULL,
        slug text NOT NULL,
        doc jsonb NOT NULL,
        version integer NOT NULL DEFAULT nextval('content_draft_version'),
        base integer NOT NULL,
        edited_by text NOT NULL,
        edited_at timestamptz NOT NULL DEFAULT now(),
        publish_at timestamptz,
        preview_hash bytea UNIQUE,
        preview_until timestamptz,
        PRIMARY KEY (kind, slug)
      );
      ALTER SEQUENCE content_draft_version OWNED BY content_draft.version`);
  }
}
