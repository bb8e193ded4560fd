import type { PostgresMigration } from '@toile/platform';

/** Numbers for ratings; gaps do no harm. */
export const ratingsMigrations: readonly PostgresMigration[] = [
  { name: '0001_rating_ids', sql: 'CREATE SEQUENCE rating_id' },
];
