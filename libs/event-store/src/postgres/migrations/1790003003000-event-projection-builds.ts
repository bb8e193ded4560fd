import { ForwardMigration, type QueryRunner } from '@toile/database';

export class EventProjectionBuilds1790003003000 extends ForwardMigration {
  override readonly formerly = 'event-store/0003_projection_builds';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE event_store.projection_build (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL,
        version integer NOT NULL,
        schema_name text NOT NULL,
        status text NOT NULL CHECK (status IN ('building', 'live', 'retired')),
        next_position bigint NOT NULL DEFAULT 0,
        started_at timestamptz NOT NULL DEFAULT now(),
        live_at timestamptz,
        updated_at timestamptz NOT NULL DEFAULT now(),
        last_error text
      );
      CREATE UNIQUE INDEX one_build_of_a_status ON event_store.projection_build (name, version, status)
        WHERE status <> 'retired';`);
  }
}
