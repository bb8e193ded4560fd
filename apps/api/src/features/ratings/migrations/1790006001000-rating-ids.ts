import { ForwardMigration, type QueryRunner } from '@toile/database';

/** Numbers for ratings; gaps do no harm. */
export class RatingIds1790006001000 extends ForwardMigration {
  override readonly formerly = 'ratings/0001_rating_ids';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE SEQUENCE rating_id');
  }
}
