import { testPostgres, testWarehouse } from '@toile/testing';
import type { Warehouse } from '@toile/warehouse';
import pg from 'pg';
import { startTestApi, type TestApi, type TestOptions } from '../../testing/testing-api.js';
import { emptyLedger, Facts } from './testing-facts.js';

export const SEASON = 'fall-winter-2026';
/** Looks of a brand in Milan, those of them with denim first. */
export const denimLooks = (looks: number, denim: number, over: { prefix?: string; at?: string } = {}) =>
  Array.from({ length: looks }, (_, i) => ({
    look: `${over.prefix ?? 'l'}-${i}`,
    season: SEASON,
    day: '2026-03-01',
    city: 'milan',
    tags: i < denim ? ['denim'] : ['velvet'],
    ...(over.at ? { at: over.at } : {}),
  }));
export const SHARE = {
  figure: 'category-overview/runway-share',
  filters: { season: SEASON, city: 'milan', category: 'other' },
} as const;

/** An api with a warehouse of known facts. */
export async function startTestDashboard(options: TestOptions = {}): Promise<{
  api: TestApi;
  facts: Facts;
  warehouse: Warehouse;
  pool: pg.Pool;
  postgresUrl: string;
  stop: () => Promise<void>;
}> {
  const postgres = await testPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
  const store = await testWarehouse(pool);
  const api = await startTestApi(postgres.url, { ...options, warehouse: store.warehouse });
  await emptyLedger(pool);
  const stop = async () => {
    await api.stop();
    await store.stop();
    await pool.end();
    await postgres.stop();
  };
  const { warehouse } = store;
  return { api, facts: new Facts(warehouse), warehouse, pool, postgresUrl: postgres.url, stop };
}
