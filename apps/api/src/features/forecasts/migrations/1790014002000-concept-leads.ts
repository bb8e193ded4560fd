import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Which of two figures of a concept moves first; all of it is made anew when it is looked at again. */
export class ConceptLeads1790014002000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE concept_lead (
        kind text NOT NULL,
        slug text NOT NULL,
        first text NOT NULL,
        second text NOT NULL,
        until date NOT NULL,
        weeks smallint NOT NULL,
        lead smallint NOT NULL,
        low smallint NOT NULL,
        high smallint NOT NULL,
        correlation float8 NOT NULL,
        p_value float8 NOT NULL,
        q_value float8 NOT NULL,
        is_shown boolean NOT NULL,
        PRIMARY KEY (kind, slug, first, second)
      );`);
  }
}
