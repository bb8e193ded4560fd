import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { TagCategorySlug } from '@toile/contracts';
import { testPostgres, testWarehouse } from '@toile/testing';
import pg from 'pg';
import { Facts, type LookToInsert } from './testing-facts.js';
import { figuresOn } from './testing-figures.js';

export const SS27 = 'spring-summer-2027';
export const SS26 = 'spring-summer-2026';

/** Figures on a warehouse of known looks, which are taken away before each test. */
export function useCounts(categories: Record<string, TagCategorySlug> = {}) {
  const held = {} as { facts: Facts; f: ReturnType<typeof figuresOn> };
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const postgres = await testPostgres();
    const pool = new pg.Pool({ connectionString: postgres.url });
    const store = await testWarehouse(pool);
    held.facts = new Facts(store.warehouse);
    held.f = figuresOn(store.warehouse, categories);
    stop = async () => {
      await store.stop();
      await pool.end();
      await postgres.stop();
    };
  }, 60_000);
  afterAll(() => stop?.());
  beforeEach(() => held.facts.clear());
  return held;
}

/** So many looks of a brand with these tags and colours. */
export const looks = (
  count: number,
  over: Partial<LookToInsert> & { designer: string; season: string },
): LookToInsert[] =>
  Array.from({ length: count }, (_, i) => ({
    look: [over.designer, over.season, over.tags?.join(), over.colours?.join(), i].join('-'),
    day: over.season === SS26 ? '2025-09-20' : '2026-09-20',
    ...over,
  }));
