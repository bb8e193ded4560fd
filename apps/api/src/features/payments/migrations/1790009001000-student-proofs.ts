import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Addresses that proved a student, as keyed hashes: one proves one account. */
export class StudentProofs1790009001000 extends ForwardMigration {
  override readonly formerly = 'payments/0001_student_proofs';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE student_proof (
        address_hash bytea PRIMARY KEY,
        subject text NOT NULL,
        proved_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX student_proof_subject ON student_proof (subject);`);
  }
}
