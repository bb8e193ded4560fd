import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { testPostgres, testWarehouse } from '@toile/testing';
import pg from 'pg';
import { Facts } from '../../testing-facts.js';
import { figuresOn } from '../../testing-figures.js';

let stop: () => Promise<void>;
let facts: Facts;
let f: ReturnType<typeof figuresOn>;
beforeAll(async () => {
  const postgres = await testPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url });
  const store = await testWarehouse(pool);
  facts = new Facts(store.warehouse);
  f = figuresOn(store.warehouse, { denim: 'fabric' });
  stop = async () => {
    await store.stop();
    await pool.end();
    await postgres.stop();
  };
}, 60_000);
afterAll(() => stop?.());
beforeEach(() => facts.clear());

it('counts what its definition says', async () => {
  await facts.looks(
    Array.from({ length: 10 }, (_, index) => ({ look: `look-${index}`, tags: index < 4 ? ['denim'] : [] })),
  );
  const { rows, meta } = await f.count.at('graphs/{{name}}', await f.scope());
  expect(meta.definition).toBe('{{snake}}');
  expect(rows).toMatchObject([{ tag_name: 'denim', value: 40, numerator: 4, denominator: 10, ranking: 1 }]);
});

it('has no row where nothing was shown', async () => {
  expect((await f.count.at('graphs/{{name}}', await f.scope())).rows).toEqual([]);
});
