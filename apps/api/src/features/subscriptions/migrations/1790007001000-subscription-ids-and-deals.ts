import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Numbers for subscriptions, company deals, and what the database itself has to know of plans. */
export class SubscriptionIdsAndDeals1790007001000 extends ForwardMigration {
  override readonly formerly = 'subscriptions/0001_subscription_ids_and_deals';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SEQUENCE subscription_id;
      -- Everybody with an address at one of these companies may read without a plan.
      CREATE TABLE company_deal (
        domain text PRIMARY KEY CHECK (domain = lower(domain)),
        company text NOT NULL
      );`);
  }
}
