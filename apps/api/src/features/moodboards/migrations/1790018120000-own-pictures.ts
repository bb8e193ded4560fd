import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Pictures of members’ own: whose, how large, and by which key their files open. A row that goes leaves its files to be removed. */
export class OwnPictures1790018120000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE board_picture (
        id text PRIMARY KEY,
        subject text NOT NULL,
        key bytea NOT NULL,
        bytes int NOT NULL,
        width int NOT NULL,
        height int NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        unused_since timestamptz
      );
      CREATE INDEX board_picture_subject ON board_picture (subject);
      CREATE INDEX board_picture_unused ON board_picture (unused_since) WHERE unused_since IS NOT NULL;

      CREATE TABLE board_picture_to_remove (id text PRIMARY KEY);

      CREATE FUNCTION board_picture_gone() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO board_picture_to_remove (id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER board_picture_gone AFTER DELETE ON board_picture
        FOR EACH ROW EXECUTE FUNCTION board_picture_gone();
    `);
  }
}
