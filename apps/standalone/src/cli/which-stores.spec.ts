import { expect, it } from '@jest/globals';
import { whichStores } from './which-stores.js';

const folder = { DATA_DIR: '/srv/toile' } as Parameters<typeof whichStores>[0];
const run = {
  pid: 41,
  postgresUrl: 'postgres://toile:secret@localhost:1/toile',
  clickhouseUrl: 'http://localhost:2',
};

it('names the folder, and whether a Toile runs on it', () => {
  expect(whichStores(folder, undefined)).toBe('Stores: /srv/toile');
  expect(whichStores(folder, run)).toBe('Stores: /srv/toile (of the Toile that runs, process 41)');
});

it('names servers by their addresses, and nobody who signs in there', () => {
  const servers = {
    ...folder,
    POSTGRES_URL: 'postgres://toile:secret@db:5432/toile?sslmode=require',
    CLICKHOUSE_URL: 'http://toile:secret@warehouse:8123',
    KAFKA_BROKERS: 'kafka-1:9092,kafka-2:9092',
  };
  expect(whichStores(servers, undefined)).toBe(
    'Stores: PostgreSQL at db:5432/toile, ClickHouse at warehouse:8123, Kafka at kafka-1:9092,kafka-2:9092',
  );
});

it('names both where one of two stores is a server', () => {
  expect(whichStores({ ...folder, POSTGRES_URL: 'postgres://db/toile' }, undefined)).toBe(
    'Stores: /srv/toile, PostgreSQL at db/toile',
  );
});
