import { ForwardMigration, type QueryRunner } from '@toile/database';

export class EventPersonKeys1790003002000 extends ForwardMigration {
  override readonly formerly = 'event-store/0002_person_keys';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE event_store.person_key (
        subject text PRIMARY KEY,
        wrapped_key bytea,
        created_at timestamptz NOT NULL DEFAULT now(),
        destroyed_at timestamptz,
        CHECK ((wrapped_key IS NULL) = (destroyed_at IS NOT NULL))
      );`);
  }
}
