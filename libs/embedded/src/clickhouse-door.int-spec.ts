import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@clickhouse/client';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ClickhouseDoor, startClickhouseDoor } from './clickhouse-door.js';

let folder: string;
let door: ClickhouseDoor;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-door-'));
  door = await startClickhouseDoor({ path: folder, password: 'secret' });
});
afterAll(async () => {
  await door.close();
  await rm(folder, { recursive: true, force: true });
});

it('serves the official client: statements, inserts, bound parameters, errors', async () => {
  const client = createClient({ url: door.url });
  await client.command({
    query: 'CREATE TABLE default.kept (n UInt32, name String) ENGINE = MergeTree ORDER BY n',
  });
  await client.insert({
    table: 'default.kept',
    values: [
      { n: 1, name: "it's" },
      { n: 2, name: 'tab\there' },
    ],
    format: 'JSONEachRow',
  });
  const found = await client.query({
    query: 'SELECT n, name FROM default.kept WHERE name = {name:String} AND n IN {ns:Array(UInt32)}',
    query_params: { name: 'tab\there', ns: [1, 2] },
    format: 'JSONEachRow',
  });
  expect(await found.json()).toEqual([{ n: 2, name: 'tab\there' }]);
  await expect(client.query({ query: 'SELECT nothing_like_it' })).rejects.toMatchObject({
    type: 'UNKNOWN_IDENTIFIER',
  });
  await client.close();
});

it('keeps the settings of an insert to it, and characters of a large one whole', async () => {
  const client = createClient({ url: door.url });
  await client.command({
    query: `CREATE TABLE default.once (n UInt32, name String) ENGINE = MergeTree ORDER BY n
      SETTINGS non_replicated_deduplication_window = 10`,
  });
  const name = '👗'.repeat(100_001);
  for (const n of [1, 2])
    await client.insert({
      table: 'default.once',
      values: [{ n, name }],
      format: 'JSONEachRow',
      clickhouse_settings: { insert_deduplicate: 1, insert_deduplication_token: 'the same' },
    });
  await client.insert({ table: 'default.kept', values: [{ n: 3, name: '' }], format: 'JSONEachRow' });
  const found = await client.query({
    query: "SELECT n, name, getSetting('insert_deduplication_token') AS token FROM default.once",
    format: 'JSONEachRow',
  });
  expect(await found.json()).toEqual([{ n: 1, name, token: '' }]);
  await client.close();
});

it('refuses who does not know the password', async () => {
  const url = new URL(door.url);
  const client = createClient({ url: `http://toile:wrong@${url.host}` });
  await expect(client.query({ query: 'SELECT 1' })).rejects.toMatchObject({ code: '516' });
  await client.close();
});
