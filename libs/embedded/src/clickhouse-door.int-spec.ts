import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
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
  // One column of one row in format Native: counts, name, type, value; zeros are in it.
  const native = Buffer.from('\x01\x01\x01n\x06UInt32\x00\x0A\x00\x00', 'latin1');
  await client.exec({
    query: 'INSERT INTO default.kept (n) FORMAT Native',
    values: Readable.from([native], { objectMode: false }),
  });
  const bytes = await client.query({ query: "SELECT n FROM default.kept WHERE name = ''", format: 'JSON' });
  expect((await bytes.json()).data).toEqual([{ n: 2560 }]);
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

it('refuses who does not know the password', async () => {
  const url = new URL(door.url);
  const client = createClient({ url: `http://toile:wrong@${url.host}` });
  await expect(client.query({ query: 'SELECT 1' })).rejects.toMatchObject({ code: '516' });
  await client.close();
});
