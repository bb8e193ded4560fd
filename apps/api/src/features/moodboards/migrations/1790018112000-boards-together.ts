import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Addresses that were invited to boards, which stand in no event, and until when a member has read the comments of one. */
export class BoardsTogether1790018112000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE moodboard_invitation (
        id text PRIMARY KEY,
        board text NOT NULL,
        subject text NOT NULL,
        address_hash bytea NOT NULL,
        sealed bytea NOT NULL,
        until timestamptz NOT NULL
      );
      CREATE INDEX moodboard_invitation_board ON moodboard_invitation (board);
      CREATE INDEX moodboard_invitation_subject ON moodboard_invitation (subject);
      CREATE INDEX moodboard_invitation_address ON moodboard_invitation (address_hash);
      CREATE TABLE moodboard_comments_read (
        subject text NOT NULL,
        board text NOT NULL,
        read_at timestamptz NOT NULL,
        PRIMARY KEY (subject, board)
      )`);
  }
}
