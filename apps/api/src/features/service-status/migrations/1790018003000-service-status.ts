import { ForwardMigration, type QueryRunner } from '@toile/database';

/** How the services did, by day, and when they did not serve. */
export class ServiceStatus1790018003000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE service_day (
        part text NOT NULL,
        day date NOT NULL,
        asked integer NOT NULL,
        failed integer NOT NULL,
        PRIMARY KEY (part, day)
      );
      CREATE TABLE service_failure (
        part text NOT NULL,
        minute timestamptz NOT NULL,
        PRIMARY KEY (part, minute)
      );`);
  }
}
