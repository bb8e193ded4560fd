import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Writes that named an `Idempotency-Key`, each with its answer, for a day. */
export class IdempotentWrites1790016001000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE idempotent_write (
        key_hash bytea PRIMARY KEY,
        subject text NOT NULL,
        request_hash bytea NOT NULL,
        owner uuid NOT NULL,
        began_at timestamptz NOT NULL DEFAULT now(),
        answer bytea
      );
      CREATE INDEX idempotent_write_subject ON idempotent_write (subject);
      CREATE INDEX idempotent_write_began_at ON idempotent_write (began_at);`);
  }
}
