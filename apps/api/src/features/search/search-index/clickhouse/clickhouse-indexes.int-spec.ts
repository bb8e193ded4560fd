import { afterAll, expect, it } from '@jest/globals';
import { testPostgres, testWarehouse } from '@toile/testing';
import type { Warehouse } from '@toile/warehouse';
import pg from 'pg';
import { item, searchIndexContract } from '../search-index.contract.js';
import { ClickhouseIndexes } from './clickhouse-indexes.js';

let opened: Warehouse;
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

searchIndexContract(
  'ClickHouse',
  async () => {
    const postgres = await testPostgres();
    const pool = new pg.Pool({ connectionString: postgres.url });
    pool.on('error', () => undefined);
    const { warehouse, stop } = await testWarehouse(pool);
    stops.push(
      () => postgres.stop(),
      () => pool.end(),
      stop,
    );
    opened = warehouse;
    return new ClickhouseIndexes(warehouse);
  },
  5,
);

it('keeps what moved or went away from where it was, as parts or merged', async () => {
  const index = await new ClickhouseIndexes(opened).open('moved');
  const [moving, going] = [item('x-1', 'spring'), item('x-2', 'spring')];
  await index.apply('look', { put: [moving, going, item('x-3', 'spring')], removed: [] });
  await index.apply('look', {
    put: [item('x-1', 'autumn', { changed: '2' })],
    removed: [{ slug: 'x-2', changed: '2' }],
  });
  const found = async () => (await index.search('look', {}, { offset: 0, limit: 9 })).slugs;
  expect(await found()).toEqual(['x-1', 'x-3']);
  await opened.command(`OPTIMIZE TABLE ${opened.database}.search_entry FINAL`);
  expect(await found()).toEqual(['x-1', 'x-3']);
  // Another process that is behind says what was: later changes hold.
  await index.apply('look', { put: [moving, going], removed: [] });
  expect(await found()).toContain('x-3');
  await index.apply('look', {
    put: [item('x-1', 'autumn', { changed: '2' })],
    removed: [{ slug: 'x-2', changed: '2' }],
  });
  expect(await found()).toEqual(['x-1', 'x-3']);
});
