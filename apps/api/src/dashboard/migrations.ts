import type { PostgresMigration } from '@toile/platform';

export const dashboardMigrations: readonly PostgresMigration[] = [
  {
    name: '0001_top20',
    sql: `
      CREATE TABLE dashboard_top20 (
        -- Type, city and season.
        scope text PRIMARY KEY,
        brands text[] NOT NULL,
        frozen_at timestamptz NOT NULL DEFAULT now()
      );`,
  },
];
