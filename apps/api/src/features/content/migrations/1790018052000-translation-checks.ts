import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Who has read a translation beside its English words, and a hash of both as they were then. */
export class TranslationChecks1790018052000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content_translation_check (
        kind text NOT NULL,
        slug text NOT NULL,
        language text NOT NULL,
        words_hash bytea NOT NULL,
        checked_by text NOT NULL,
        checked_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (kind, slug, language)
      )`);
  }
}
