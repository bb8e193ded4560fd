/**
 * What a record and a question cost as data grows: 1×, 10× and 100× the events in the warehouse, the records in the log and the
 * looks in the catalogue. Writes the curve to docs/reference/growth.svg.
 */

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startAggregator } from '@toile/aggregator';
import { TOPICS } from '@toile/contracts';
import { migrateDatabase } from '@toile/database';
import { startPostgres } from '@toile/embedded';
import { createPostgresLog, logMigrations } from '@toile/event-log';
import { createLogger } from '@toile/platform';
import autocannon from 'autocannon';
import pg from 'pg';
import { cpuOf } from './cpu.mjs';
import { open, signIn } from './dashboard/api.mjs';
import { TRENDS_TAB } from './dashboard/figures.mjs';
import { openStores } from './dashboard/stores.mjs';
import { trackingRecords } from './events.mjs';
import { curve } from './growth/curve.mjs';

const EVENTS = (process.env.BENCH_EVENTS ?? '100000,1000000,10000000').split(',').map(Number);
const RECORDS_IN_LOG = [100_000, 1_000_000, 10_000_000];
const LOOKS = [2_400, 24_000, 240_000];
const RECORDS = 60_000;
const BATCH = 500;
const ROUNDS = 5;
const CURVE = fileURLToPath(new URL('../docs/reference/growth.svg', import.meta.url));

export async function run() {
  const logs = await withRecords();
  console.log(`  records in the log: ${JSON.stringify(logs)}`);
  const events = [];
  for (const count of EVENTS) {
    events.push(await withEvents(count));
    console.log(`  ${count} events: ${JSON.stringify(events.at(-1))}`);
  }
  const looks = [];
  for (const count of LOOKS) {
    looks.push(await withLooks(count));
    console.log(`  ${count} looks: ${JSON.stringify(looks.at(-1))}`);
  }
  const lines = [
    { name: 'append to the log, µs a record', values: logs.map(({ appendUs }) => appendUs) },
    { name: 'log to warehouse, µs an event', values: events.map(({ aggregateUs }) => aggregateUs) },
    { name: 'trends tab, nine figures cold, ms', values: events.map(({ tabMs }) => tabMs) },
    { name: 'filtered listing, µs of CPU', values: looks.map(({ listingUs }) => listingUs) },
  ];
  writeFileSync(CURVE, curve(lines));
  const at = (values, index) => `${Math.round(values[index])} (${(values[index] / values[0]).toFixed(2)}×)`;
  return {
    rows: lines.map(({ name, values }) => ({
      what: name,
      '1×': at(values, 0),
      '10×': at(values, 1),
      '100×': at(values, 2),
    })),
    logs,
    events,
    looks,
    notes: [
      `1× is ${EVENTS[0]} events, ${RECORDS_IN_LOG[0]} records in the log and ${LOOKS[0]} looks; goals: a record's cost within 15 % of 1×, a question's time growing slower than data`,
      `the curve is in ${CURVE}`,
    ],
  };
}

/** Fills one log further and further, and measures an append at each size. */
async function withRecords() {
  const folder = mkdtempSync(join(tmpdir(), 'toile-bench-'));
  const postgres = await startPostgres(folder);
  const pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
  try {
    await migrateDatabase(postgres.url, logMigrations);
    const log = createPostgresLog(pool);
    await log.createTopics(TOPICS.map((name) => ({ name, partitions: 4 })));
    const measured = [];
    let held = 0;
    for (const size of RECORDS_IN_LOG) {
      for (; held < size; held += BATCH) await log.append(trackingRecords(BATCH, held));
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push(await appendUs(log, held));
        held += RECORDS;
      }
      measured.push({ records: size, appendUs: median(rounds) });
    }
    await log.close();
    return measured;
  } finally {
    await pool.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function appendUs(log, from) {
  const batches = Array.from({ length: RECORDS / BATCH }, (_, at) =>
    trackingRecords(BATCH, from + at * BATCH),
  );
  const begun = performance.now();
  for (const batch of batches) await log.append(batch);
  return ((performance.now() - begun) * 1_000) / RECORDS;
}

async function withEvents(count) {
  const kept = process.env.BENCH_FOLDER && join(process.env.BENCH_FOLDER, String(count));
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'toile-bench-'));
  const secret = randomBytes(32);
  const stores = await openStores(folder, count, secret);
  try {
    const cookie = await signIn(stores, secret, folder);
    const tabs = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const api = await open(stores, secret, folder, cookie);
      const begun = performance.now();
      await Promise.all(TRENDS_TAB.map((path) => api.ask(path)));
      tabs.push(performance.now() - begun);
      await api.close();
    }
    return { tabMs: median(tabs), ...(await pipeline(stores)) };
  } finally {
    await stores.close();
    if (!kept) rmSync(folder, { recursive: true, force: true });
  }
}

/** Lets the aggregator carry records of the log to the warehouse that is there; the median of several rounds. */
async function pipeline({ dataSource, pool, warehouse }) {
  const log = createPostgresLog(pool);
  const table = `${warehouse.database}.raw_tracking`;
  const count = async () => (await warehouse.rows(`SELECT count() AS n FROM ${table}`))[0].n;
  // The same blocks would be taken for blocks that came twice, and never arrive.
  const [{ carried }] = await warehouse.rows(
    `SELECT count() AS carried FROM ${table} WHERE ingest_hour >= today()`,
  );
  if (carried > 0)
    throw new Error('an earlier run has carried records of today into this kept warehouse: remove it');
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await count();
    await appendUs(log, round * RECORDS);
    const begun = performance.now();
    const logger = createLogger('bench', 'error');
    const aggregator = await startAggregator({ dataSource, log, warehouse, logger, port: 0 });
    while ((await count()) < before + RECORDS) await new Promise((resolve) => setTimeout(resolve, 20));
    rounds.push(((performance.now() - begun) * 1_000) / RECORDS);
    await aggregator.stop();
  }
  await log.close();
  return { aggregateUs: median(rounds) };
}

async function withLooks(count) {
  // Kept warehouses are not for it: it makes a catalogue of its own.
  const { BENCH_FOLDER: _, ...environment } = process.env;
  const server = spawn(process.execPath, [fileURLToPath(new URL('./servers/search.mjs', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...environment,
      BENCH_LOOKS: String(count),
      BENCH_SCALE: count < LOOKS[1] ? 'small' : 'full',
    },
  });
  const { port } = JSON.parse(String((await once(server.stdout, 'data'))[0]));
  const url = `http://127.0.0.1:${port}`;
  try {
    const { facets } = await (await fetch(`${url}/look/search?facets=true`)).json();
    const paths = facets.city.flatMap((city) =>
      facets.tags.slice(0, 20).map((tag) => `/look/search?city=${city.slug}&tags=${tag.slug}`),
    );
    const requests = paths.map((path) => ({ path, headers: { accept: 'application/json' } }));
    const cpu = cpuOf(server.pid);
    const load = await autocannon({ url, connections: 4, requests, duration: 6 });
    return { listingUs: ((cpuOf(server.pid) - cpu) * 1_000) / load['2xx'] };
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
