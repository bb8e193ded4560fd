import type { PostgresMigration } from '@toile/platform';

/** Addresses that proved a student, as keyed hashes: one proves one account. */
export const paymentsMigrations: readonly PostgresMigration[] = [
  {
    name: '0001_student_proofs',
    sql: `
      CREATE TABLE student_proof (
        address_hash bytea PRIMARY KEY,
        subject text NOT NULL,
        proved_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX student_proof_subject ON student_proof (subject);`,
  },
];
