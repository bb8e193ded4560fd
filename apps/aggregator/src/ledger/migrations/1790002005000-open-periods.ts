import { ForwardMigration, type QueryRunner } from '@toile/database';

/**
 * Which hours and days hold blocks and are not sealed: there are few, and many blocks. PostgreSQL itself keeps the list, so
 * that it is right whichever version of a service writes a block or a seal.
 */
export class OpenPeriods1790002005000 extends ForwardMigration {
  override readonly formerly = 'ledger/0005_open_periods';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ledger_open (
        generation integer NOT NULL,
        topic text NOT NULL,
        period text NOT NULL CHECK (period IN ('hour', 'days')),
        starts_at timestamptz NOT NULL,
        PRIMARY KEY (generation, topic, period, starts_at)
      );
      INSERT INTO ledger_open
      SELECT DISTINCT generation, topic, period, date_trunc(period, ingest_hour, 'UTC')
      FROM (SELECT DISTINCT generation, topic, ingest_hour FROM ledger_block WHERE topic = 'tracking') b
      CROSS JOIN (VALUES ('hour'), ('days')) AS p(period)
      WHERE NOT EXISTS (
        SELECT 1 FROM ledger_seal s WHERE s.generation = b.generation AND s.topic = b.topic AND s.period = p.period
          AND s.starts_at = date_trunc(p.period, b.ingest_hour, 'UTC'));
      CREATE FUNCTION ledger_block_opens() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO ledger_open
        SELECT NEW.generation, NEW.topic, period, date_trunc(period, NEW.ingest_hour, 'UTC')
        FROM (VALUES ('hour'), ('days')) AS p(period)
        WHERE NOT EXISTS (
          SELECT 1 FROM ledger_seal s WHERE s.generation = NEW.generation AND s.topic = NEW.topic AND s.period = p.period
            AND s.starts_at = date_trunc(p.period, NEW.ingest_hour, 'UTC'))
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE FUNCTION ledger_seal_closes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM ledger_open
        WHERE generation = NEW.generation AND topic = NEW.topic AND period = NEW.period AND starts_at = NEW.starts_at;
        RETURN NULL;
      END $$;
      CREATE FUNCTION ledger_seal_opens() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO ledger_open
        SELECT OLD.generation, OLD.topic, OLD.period, OLD.starts_at
        WHERE EXISTS (
          SELECT 1 FROM ledger_block WHERE generation = OLD.generation AND topic = OLD.topic
            AND ingest_hour >= OLD.starts_at AND ingest_hour < OLD.starts_at + ('1 ' || OLD.period)::interval)
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER opens AFTER INSERT OR UPDATE OF generation ON ledger_block
        FOR EACH ROW WHEN (NEW.topic = 'tracking') EXECUTE FUNCTION ledger_block_opens();
      CREATE TRIGGER closes AFTER INSERT OR UPDATE ON ledger_seal
        FOR EACH ROW EXECUTE FUNCTION ledger_seal_closes();
      CREATE TRIGGER opens AFTER DELETE ON ledger_seal
        FOR EACH ROW WHEN (OLD.period <> 'day') EXECUTE FUNCTION ledger_seal_opens();
      CREATE INDEX ON ledger_block (generation, topic) INCLUDE (dead_count) WHERE dead_count > 0;`);
  }
}
