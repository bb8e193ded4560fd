import { afterAll } from '@jest/globals';
import { testPostgres, testWarehouse } from '@toile/testing';
import pg from 'pg';
import { searchIndexContract } from '../search-index.contract.js';
import { ClickhouseIndexes } from './clickhouse-indexes.js';

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
    return new ClickhouseIndexes(warehouse);
  },
  5,
);
