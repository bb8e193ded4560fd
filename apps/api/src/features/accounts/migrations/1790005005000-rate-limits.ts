import { ForwardMigration, type QueryRunner } from '@toile/database';

/** The table of rate-limiter-flexible; what was counted until now, for a day at most, goes. */
export class RateLimits1790005005000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rate_limit (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );
      CREATE INDEX rate_limit_expire ON rate_limit (expire);`);
  }
}
