import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LEDGER_ENTITIES, ledgerMigrations, startAggregator } from '@toile/aggregator';
import { migrateDatabase, openDataSource, poolOf } from '@toile/database';
import { startIngest } from '@toile/ingest';
import { createLogger, type RunningService } from '@toile/platform';
import { testPostgres, testWarehouse } from '@toile/testing';
import type { Warehouse } from '@toile/warehouse';
import { newcomer } from '../../apps/api/src/features/accounts/testing-accounts.js';
import { startTestApi, type TestApi } from '../../apps/api/src/testing/testing-api.js';
import { everyRow } from './every-row.js';

/** Whoever gets hold of every store learns from none of them where anybody was. */
const trustedProxies = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const closers: (() => unknown)[] = [];
let api: TestApi;
let ingest: RunningService;
let warehouse: Warehouse;
beforeAll(async () => {
  const postgres = await testPostgres();
  closers.push(postgres.stop);
  const dataSource = await openDataSource({ url: postgres.url, entities: LEDGER_ENTITIES });
  closers.push(() => dataSource.destroy());
  const store = await testWarehouse(poolOf(dataSource));
  closers.push(() => store.stop());
  warehouse = store.warehouse;
  api = await startTestApi(postgres.url, { rateLimits: 'on', trustedProxies, warehouse });
  closers.push(() => api.stop());
  const { log } = api;
  await migrateDatabase(postgres.url, ledgerMigrations);
  const logger = createLogger('test', 'silent');
  ingest = await startIngest({
    stores: { log },
    logger,
    port: 0,
    visitorSecret: 's'.repeat(32),
    trustedProxies,
  });
  closers.push(() => ingest.close());
  const aggregator = await startAggregator({ dataSource, log, logger, warehouse, port: 0 });
  closers.push(() => aggregator.stop());
});
afterAll(async () => {
  while (closers.length > 0) await closers.pop()?.();
});

/** Found nowhere else, in the forms an address may be written in. */
const IPV4 = '198.51.100.213';
const IPV6 = '2001:db8:beef:cafe:1234:5678:9abc:def1';
const TRACES = [IPV4, '198.51.100.', 'beef:cafe', '9abc:def1'];

/** As many kinds of requests as are limited, counted or kept somewhere. */
async function wander(from: string): Promise<void> {
  const headers = { 'x-forwarded-for': from };
  const person = await api.person();
  const send = (method: string, path: string, body?: object | URLSearchParams) =>
    person.send(method, path, body, headers);
  const email = `somebody-${from.length}@away.test`;
  const credentials = { email, password: 'a long enough pass phrase' };
  const contact = {
    name: 'Ada',
    email,
    company: '',
    job: 'designer',
    country: 'france',
    message: 'Hello',
    consent: true,
  };
  expect((await send('POST', '/api/register', newcomer(email))).status).toBe(201);
  await send('POST', '/api/register/validate-email', { email });
  for (const password of ['not the right one', credentials.password])
    await send('POST', '/auth', { email, password });
  person.cookies.clear();
  await send('POST', '/auth/forgot-password', { email });
  await send('POST', '/newsletter/subscribe-widget', { email, locale: 'en', consent: true });
  expect((await send('POST', '/brand-visibility/create_contact', contact)).status).toBe(200);
  await send('POST', '/poll/vote', { poll: 1, option: 1 });
  for (const path of [
    '/data/embed/guessed',
    '/api/ip-location',
    '/api/dashboard/pages/home/pdf',
    '/look/search',
    '/api/dashboard/home/most-viewed-looks?format=csv',
    '/api/dashboard/configuration',
  ])
    await send('GET', path);
  const beacon = new URLSearchParams({ uri: '/en/look/look-1', event: 'view', sessid: randomUUID() });
  const sent = await fetch(`http://127.0.0.1:${ingest.port}/api/tts/media/look-1`, {
    method: 'POST',
    body: beacon,
    headers: { ...headers, 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
  });
  expect(sent.status).toBe(204);
}

/** The warehouse, once the beacons have arrived there. */
async function warehouseRows(): Promise<string> {
  const until = Date.now() + 60_000;
  const arrived = async () =>
    Number((await warehouse.rows<{ n: number }>('SELECT count() AS n FROM toile.raw_tracking'))[0]?.n);
  while ((await arrived()) < 2) {
    if (Date.now() > until) throw new Error('no beacon arrives in the warehouse');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const tables = await warehouse.rows<{ name: string }>(
    "SELECT concat(database, '.', name) AS name FROM system.tables WHERE database = 'toile' AND engine LIKE '%MergeTree'",
  );
  const texts: string[] = [];
  for (const { name } of tables) texts.push(JSON.stringify(await warehouse.rows(`SELECT * FROM ${name}`)));
  return texts.join('\n');
}

it('keeps no address in any store, whatever was asked from it', async () => {
  await wander(IPV4);
  await wander(IPV6);
  const found: string[] = [];
  const look = (where: string, text: string) =>
    found.push(...TRACES.filter((trace) => text.includes(trace)).map((trace) => `${trace} in ${where}`));
  const rows = await everyRow(api.pool);
  for (const [table, texts] of rows) look(table, texts.join('\n'));
  look('the warehouse', await warehouseRows());
  for (const mail of api.mails) look('a mail', JSON.stringify(mail));
  expect(found).toEqual([]);
  // It was counted, all the same.
  expect(rows.get('public.rate_limit')?.length).toBeGreaterThan(6);
});
