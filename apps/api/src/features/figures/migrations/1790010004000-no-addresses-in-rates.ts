import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Raw addresses stood in it; from here on hashes of the day do. */
export class NoAddressesInRates1790010004000 extends ForwardMigration {
  override readonly formerly = 'dashboard/0004_no_addresses_in_rates';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM dashboard_rate;');
  }
}
