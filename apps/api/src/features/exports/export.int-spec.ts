import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ExportReceipt } from '@toile/contracts';
import { testPostgres, testWarehouse } from '@toile/testing';
import { strFromU8, unzipSync } from 'fflate';
import { parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import pg from 'pg';
import { readSheet } from 'read-excel-file/node';
import S3rver from 's3rver';
import { type Person, startTestApi, type TestApi } from '../../testing/testing-api.js';
import { emptyLedger, Facts } from '../figures/testing-facts.js';
import type { FactManifestDto } from './facts/queries/fact-manifest.js';
import type { ScheduledExportsDto } from './scheduled/queries/own-exports.js';
import { START_DUE_EXPORTS } from './scheduled/start-due-exports.handler.js';

let api: TestApi;
let port: number;
const folder = mkdtempSync(join(tmpdir(), 'toile-bucket-'));
let stop: () => Promise<void>;
let analyst: Person;
beforeAll(async () => {
  const postgres = await testPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
  const store = await testWarehouse(pool);
  api = await startTestApi(postgres.url, { warehouse: store.warehouse, webhooksToPrivate: true });
  await emptyLedger(pool);
  const facts = new Facts(store.warehouse);
  await facts.looks(
    Array.from({ length: 40 }, (_, i) => ({
      look: `l-${i}`,
      season: 'fall-winter-2026',
      day: '2026-03-01',
      tags: i < 13 ? ['denim'] : ['=1+1'],
    })),
  );
  analyst = await api.person('analyst');
  const buckets = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'our-lake', configs: [] }],
  });
  port = (await buckets.run()).port;
  stop = async () => {
    await buckets.close();
    rmSync(folder, { recursive: true, force: true });
    await api.stop();
    await store.stop();
    await pool.end();
    await postgres.stop();
  };
});
afterAll(() => stop?.());

const PATH = '/api/dashboard/category-overview/runway-share?season=fall-winter-2026&category=other';
const cookies = () => ({
  cookie: [...analyst.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});
async function exported(format: string, path = PATH) {
  const answer = await fetch(`${api.url}${path}&format=${format}`, { headers: cookies() });
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const receipt = await fetch(`${api.url}/api/dashboard/exports/${answer.headers.get('x-receipt-id')}`);
  return { answer, bytes, receipt: (await receipt.json()) as ExportReceipt };
}

it('writes the same rows as CSV, XLSX, JSON and Parquet, with a receipt that fits them all', async () => {
  const csv = await exported('csv');
  expect(csv.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [head = '', first = '', second = ''] = csv.bytes.toString().slice(1).split('\r\n');
  const at = head.split(',').indexOf('value');
  expect([first.split(',')[at], second.split(',')[at]]).toEqual(['67.5', '32.5']);
  // A formula stays text.
  expect(first.startsWith("'=1+1,")).toBe(true);

  const xlsx = await exported('xlsx');
  const sheet = await readSheet(xlsx.bytes, 'Figure');
  expect(sheet[0]?.[at]).toBe('Value');
  expect(sheet[1]?.slice(0, at + 1)).toEqual(['=1+1', 67.5]);
  const notes = await readSheet(xlsx.bytes, 'Notes');
  for (const note of [
    ['Figure', 'Runway share'],
    ['Counted', 'looks that have it'],
    ['Narrowed to', expect.stringContaining('Fall-Winter 2026')],
    ['Fingerprint of fields and rows (SHA-256)', xlsx.receipt.sha256],
    ['Value', 'value'],
  ])
    expect(notes).toContainEqual(note);
  const days = '/api/dashboard/category-overview/searches?season=fall-winter-2026&city=paris';
  expect(await readSheet((await exported('xlsx', days)).bytes, 'Notes')).toContainEqual([
    'Covers',
    'Of all readers, on the days of these shows: cities and types do not add up',
  ]);
  // Excel draws the chart itself, from the cells.
  const parts = unzipSync(new Uint8Array(xlsx.bytes));
  const chart = Object.entries(parts).find(([name]) => name.startsWith('xl/charts/chart'))?.[1];
  const drawing = strFromU8(chart ?? new Uint8Array());
  expect(drawing).toContain('!$B$2:$B$3');
  expect(drawing).toContain('Runway share');
  const french = await exported('xlsx', `${PATH}&locale=fr`);
  const [headFr, firstFr] = await readSheet(french.bytes, 'Chiffres');
  expect([headFr?.[at], String(firstFr?.[at + 1]).replaceAll(/\s/g, ' ')]).toEqual(['Valeur', '67,5 %']);
  const told = (await readSheet(french.bytes, 'Notes')).map(([, note]) =>
    String(note).replaceAll(/\s/g, ' '),
  );
  expect(told).toContain('FW26 : looks présentés');

  const json = await exported('json');
  const body = JSON.parse(json.bytes.toString()) as { receipt: ExportReceipt; rows: { value: number }[] };
  expect(body.rows.map((row) => row.value)).toEqual([67.5, 32.5]);
  expect(body.receipt).toEqual(json.receipt);

  const parquet = await exported('parquet');
  const file = new Uint8Array(parquet.bytes).buffer;
  const rows = (await parquetReadObjects({ file })) as { value: number; evolution: null }[];
  expect(rows.map((row) => [row.value, row.evolution])).toEqual([
    [67.5, null],
    [32.5, null],
  ]);
  const { key_value_metadata } = await parquetMetadataAsync(file);
  expect(key_value_metadata?.find(({ key }) => key === 'toile.receipt')?.value).toContain(parquet.receipt.id);

  const hashes = [csv, xlsx, json, parquet].map(({ receipt }) => receipt.sha256);
  expect(new Set(hashes).size).toBe(1);
  expect(csv.receipt).toMatchObject({
    definition: 'share_of_collection_v2',
    version: 2,
    rows: 2,
    format: 'csv',
    filters: { season: 'fall-winter-2026', category: 'other', type: 'woman' },
  });
  expect(csv.answer.headers.get('content-disposition')).toContain('share-of-collection-v2');
  expect(csv.answer.headers.get('repr-digest')).toMatch(/^sha-256=:/);
});

it('says beside a CSV what its rows do not: what was counted, of which days, as known when, from where', async () => {
  const csv = await exported('csv', `${PATH}&locale=fr`);
  const name = /filename="(.+)\.csv"/.exec(csv.answer.headers.get('content-disposition') ?? '')?.[1];
  const { window, as_of } = csv.receipt;
  expect(name).toBe(
    `toile-share-of-collection-v2-${window.from}-to-${window.to}-as-of-${as_of.slice(0, 10)}`,
  );
  const link = /<([^>]+)>; rel="describedby"; type="application\/csvm\+json"/.exec(
    csv.answer.headers.get('link') ?? '',
  )?.[1];
  const notes = await fetch(api.url + link, { headers: cookies() });
  expect(notes.headers.get('content-type')).toBe('application/csvm+json');
  expect(notes.headers.get('content-disposition')).toContain(`"${name}.csv-metadata.json"`);
  const about = (await notes.json()) as {
    notes: { name: string; text: string }[];
    tableSchema: { columns: { titles: string; datatype: string }[] };
  };
  expect(about).toMatchObject({
    '@context': ['http://www.w3.org/ns/csvw', { '@language': 'fr' }],
    url: `${name}.csv`,
    'dc:title': 'Part des défilés',
    'dc:temporal': `${window.from}/${window.to}`,
    'dc:modified': { '@value': as_of },
    'dc:source': { '@id': expect.stringContaining(csv.receipt.again) },
  });
  const said = about.notes.map(({ text }) => text.replaceAll(/\s/g, ' '));
  expect(said).toContain('FW26 : looks présentés');
  // The same rows, in the same columns.
  expect(said).toContain(csv.receipt.sha256);
  const [head = ''] = csv.bytes.toString().slice(1).split('\r\n');
  expect(about.tableSchema.columns.map(({ titles }) => titles)).toEqual(head.split(','));
  expect(about.tableSchema.columns.find(({ titles }) => titles === 'value')?.datatype).toBe('number');
  // Who sees the demo asks for no time.
  const anybody = await fetch(`${api.url}${PATH}&format=csv`);
  expect(anybody.headers.get('link')).not.toContain('as_of');
});

it('gives the same table again at the address of the receipt', async () => {
  const first = await exported('json');
  const again = await exported('json', first.receipt.again);
  expect(again.receipt.sha256).toBe(first.receipt.sha256);
  const rows = await exported('csv', '/api/dashboard/rows/looks?season=fall-winter-2026');
  expect(rows.bytes.toString().trim().split('\r\n')).toHaveLength(41);
  expect((await fetch(`${api.url}/api/dashboard/exports/none`)).status).toBe(404);
});

it('names the formats it knows', async () => {
  const answer = await fetch(`${api.url}${PATH}&format=pdf`, { headers: cookies() });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('parquet');
});

it('stops whoever exports too much', async () => {
  const statuses: number[] = [];
  let last: Response | undefined;
  for (let n = 0; n < 70 && last?.status !== 429; n++) {
    last = await fetch(`${api.url}${PATH}&format=csv`, { headers: cookies() });
    statuses.push(last.status);
  }
  expect(last?.status).toBe(429);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('opens facts of looks by day, in files whose sums the manifest names, to subscribers alone', async () => {
  const at = '/api/data/looks/manifest?from=2026-02-20&to=2026-03-10';
  const manifest = JSON.parse((await analyst.get(at)).text) as FactManifestDto;
  expect(manifest.files).toMatchObject([{ day: '2026-03-01', rows: 40 }]);
  const [file] = manifest.files;
  const read = async (href: string) => {
    const answer = await fetch(api.url + href, { headers: cookies() });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  const bytes = await read(file?.href ?? '');
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.sha256);
  const rows = await parquetReadObjects({ file: new Uint8Array(bytes).buffer });
  expect(rows.map(({ look }) => look)).toContain('l-7');
  expect(Object.keys(rows[0] ?? {})).toEqual(manifest.columns.map(({ name }) => name));
  const tags = JSON.parse((await analyst.get(at.replace('looks', 'look-tags'))).text) as FactManifestDto;
  const tagged = await parquetReadObjects({
    file: new Uint8Array(await read(tags.files[0]?.href ?? '')).buffer,
  });
  expect(tagged.filter(({ tag }) => tag === 'denim')).toHaveLength(13);
  const status = async (path: string, who = analyst) => (await who.get(path)).status;
  expect([await status(at, await api.person()), await status(at, await api.person('free'))]).toEqual([
    401, 403,
  ]);
  const day = '/api/data/looks/2026-03-01.parquet';
  expect([await status(day, await api.person()), await status(day, await api.person('free'))]).toEqual([
    401, 403,
  ]);
  for (const [path, expected] of [
    ['/api/data/members/manifest?from=2026-03-01&to=2026-03-01', 404],
    ['/api/data/looks/manifest?from=2026-03-01', 422],
    ['/api/data/looks/manifest?from=2026-01-01&to=2026-03-01', 422],
    ['/api/data/looks/manifest?from=2026-03-01&to=2026-03-01&as_of=2999-01-01T00:00:00Z', 422],
    ['/api/data/looks/2026-03-02.parquet', 404],
    ['/api/data/looks/2026-02-31.parquet', 404],
    ['/api/data/looks/..%2Fsecret', 404],
  ] as const)
    expect([path, await status(path)]).toEqual([path, expected]);
});

it('puts tables into a member’s bucket: what is new or different, with a manifest last, tried again, and never with a secret shown', async () => {
  const at = '/api/dashboard/scheduled-exports';
  const wanted = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'our-lake',
    prefix: 'toile/',
    access_key_id: 'S3RVER',
    secret_access_key: 'S3RVER',
    tables: ['looks', 'look-tags'],
    first_day: '2026-01-01',
  };
  const exported = async () =>
    (JSON.parse((await analyst.get(at)).text) as ScheduledExportsDto).results.map(({ last }) => last);
  const lying = (name: string) => readFileSync(join(folder, 'our-lake', 'toile', `${name}._S3rver_object`));

  const made = await analyst.send('POST', at, wanted);
  expect([made.status, made.text.includes('S3RVER"')]).toEqual([201, true]);
  await api.runJobs();
  expect(await exported()).toMatchObject([{ outcome: 'sent', error: null, sent: 2, files: 2 }]);
  const manifest = JSON.parse(String(lying('looks/manifest.json'))) as {
    files: { file: string; sha256: string; rows: number }[];
  };
  expect(manifest.files).toMatchObject([{ file: '2026-03-01.parquet', rows: 40 }]);
  const bytes = lying('looks/2026-03-01.parquet');
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(manifest.files[0]?.sha256);
  expect(await parquetReadObjects({ file: new Uint8Array(bytes).buffer })).toHaveLength(40);

  // What has not changed is not sent again, also when it is due by the clock.
  await api.pool.query(`UPDATE scheduled_export SET next_at = now() - interval '3 days'`);
  await api.runJobs(START_DUE_EXPORTS);
  expect(await exported()).toMatchObject([{ outcome: 'sent', sent: 0, files: 2 }]);
  const [{ due }] = (await api.pool.query('SELECT next_at > now() AS due FROM scheduled_export')).rows;
  expect(due).toBe(true);

  // A bucket that is not there: tried again, seen, and sent once it is.
  await api.pool.query(`UPDATE scheduled_export SET bucket = 'no-such-lake'`);
  await api.pool.query('DELETE FROM scheduled_export_file');
  await analyst.send('POST', `${at}/${made.body.id}/run`);
  await api.runJobs();
  expect(await exported()).toMatchObject([{ outcome: 'waiting', error: 'NoSuchBucket (404)', files: 2 }]);
  await api.pool.query(`UPDATE scheduled_export SET bucket = 'our-lake'`);
  await api.retryJobs();
  expect(await exported()).toMatchObject([{ outcome: 'sent', error: null, sent: 2 }]);

  // Each member's own, for subscribers, and no secret stands anywhere.
  const operator = await api.person('operator');
  expect((await operator.send('POST', `${at}/${made.body.id}/run`)).status).toBe(404);
  expect((await operator.send('DELETE', `${at}/${made.body.id}`)).status).toBe(404);
  expect((await (await api.person('free')).send('POST', at, wanted)).status).toBe(403);
  expect((await analyst.get(at)).text).not.toContain('secret');
  const { rows } = await api.pool.query(`SELECT encode(secret, 'escape') AS secret FROM scheduled_export`);
  expect(JSON.stringify(rows)).not.toContain('S3RVER');
  for (const [field, value] of [
    ['endpoint', `http://127.0.0.1:${port}/inside`],
    ['bucket', '../other'],
    ['prefix', '../'],
    ['tables', ['members']],
    ['first_day', '2019-01-01'],
  ] as const)
    expect([field, (await analyst.send('POST', at, { ...wanted, [field]: value })).status]).toEqual([
      field,
      422,
    ]);

  // After a subscription has ended nothing is sent, and with the export its key is forgotten.
  await api.pool.query(`UPDATE scheduled_export SET subject = 'gone', next_at = now()`);
  await api.runJobs(START_DUE_EXPORTS);
  const ended = await api.pool.query('SELECT last_outcome FROM scheduled_export');
  expect(ended.rows).toEqual([{ last_outcome: 'ended' }]);
  await api.pool.query(`DELETE FROM scheduled_export`);
});
