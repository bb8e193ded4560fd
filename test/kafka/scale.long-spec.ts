import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@clickhouse/client';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { freePort, startPostgres } from '@toile/embedded';
import { createKafkaLog, type EventLog } from '@toile/event-log';
import { type CrashableKafka, crashableKafka } from '@toile/testing';
import { openLook } from '../e2e/visitors.js';

/**
 * Several processes of each service on a log of 32 partitions, one of which is killed and one of which joins while visitors come. What
 * they counted is what one process counts of the same log, and what the independent recount does.
 */
jest.setTimeout(1_200_000);

const PASSWORD = 'open';
const PARTITIONS = 32;
const AGGREGATORS = 4;
const BEACONS = 6_000;
const AT_ONCE = 32;
const RAW = ['raw_tracking', 'raw_catalogue', 'raw_vocabulary', 'raw_moodboards', 'raw_members'];
const FIGURES = [
  'home/most-viewed-looks?limit=100',
  'graphs/theme/home?season=spring-summer-2027',
  'trends/most-viewed-looks?limit=50',
];

const closers: (() => Promise<unknown>)[] = [];
const running = new Map<string, ChildProcess>();
let folder: string;
let kafka: CrashableKafka;
let log: EventLog;
let shared: Record<string, string>;
/** Of the many and of the one. */
const warehouses: string[] = [];
const apis: string[] = [];
const ingests: string[] = [];
let ingestInternal = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-scale-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  kafka = await crashableKafka();
  closers.push(() => kafka.stop());
  log = createKafkaLog({ brokers: [kafka.address] });
  closers.push(() => log.close());
  shared = {
    PATH: process.env.PATH ?? '',
    NODE_OPTIONS: '--no-warnings',
    KAFKA_BROKERS: kafka.address,
    LOG_PARTITIONS: String(PARTITIONS),
    API_SECRET: 'a'.repeat(64),
    VISITOR_SECRET: 'v'.repeat(64),
    RATE_LIMITS: 'auto',
    LOG_LEVEL: 'error',
    LEASE_MS: '3000',
    SMTP_URL: 'smtp://127.0.0.1:1',
    DEMO_SCALE: 'small',
    DEMO_EVENTS: '0',
    PICTURES_AHEAD: '0',
  };
});
afterAll(async () => {
  await Promise.all([...running.keys()].map((name) => stop(name)));
  while (closers.length > 0) await closers.pop()?.();
});

async function run(file: string, env: Record<string, string>, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [file, ...args], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${code}:\n${said}`);
  return said;
}
function start(name: string, app: string, env: Record<string, string>): void {
  const child = spawn(process.execPath, [join('apps', app, 'dist/main.js')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.set(name, child);
}
async function stop(name: string, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  const child = running.get(name);
  running.delete(name);
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
async function until(ask: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + 240_000;
  while (!(await ask().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await sleep(200);
  }
}
const isUp = (url: string) => until(async () => (await fetch(`${url}/health/live`)).status < 500, url);

/** A process of its own: one has one engine. */
async function startEngine(path: string): Promise<string> {
  const child = fork('test/chaos/engine.mjs', [path, PASSWORD], { execArgv: ['--no-warnings'] });
  closers.push(async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return Object.assign(new URL(`http://127.0.0.1:${port}`), {
    username: 'toile',
    password: PASSWORD,
  }).href.replace(/\/$/, '');
}

/** A PostgreSQL and a ClickHouse of an installation's own, on the log of all. */
async function storesOf(name: string): Promise<Record<string, string>> {
  // A server of its own: so many pools are more than it takes by default.
  const postgres = await startPostgres(join(folder, `postgres-${name}`), {
    settings: ['max_connections=400', 'fsync=off'],
  });
  closers.push(() => postgres.stop());
  const clickhouse = await startEngine(join(folder, `clickhouse-${name}`));
  warehouses.push(clickhouse);
  const env = {
    ...shared,
    POSTGRES_URL: postgres.url,
    CLICKHOUSE_URL: clickhouse,
    DATA_DIR: join(folder, name),
  };
  await run('apps/standalone/dist/cli/migrate.js', env);
  return env;
}
async function startAggregator(name: string, env: Record<string, string>): Promise<string> {
  const port = String(await freePort());
  start(name, 'aggregator', { ...env, AGGREGATOR_PORT: port });
  return `http://127.0.0.1:${port}`;
}
async function startApi(name: string, env: Record<string, string>): Promise<void> {
  const [port, internal] = [await freePort(), await freePort()].map(String) as [string, string];
  const url = `http://127.0.0.1:${port}`;
  start(name, 'api', {
    ...env,
    PUBLIC_URL: 'http://toile.test',
    API_PORT: port,
    API_INTERNAL_PORT: internal,
  });
  apis.push(url);
  await until(async () => (await fetch(`${url}/look/search`)).status === 200, `${name} at ${url}`);
}

/** How much of each table there is, and a sum over all of its rows. */
async function contents(url: string): Promise<Record<string, unknown>> {
  const client = createClient({ url });
  const told: Record<string, unknown> = {};
  for (const table of RAW) {
    const answer = await client.query({
      query: `SELECT toString(count()) AS rows, toString(sum(cityHash64(*))) AS sum FROM toile.${table}`,
      format: 'JSONEachRow',
    });
    [told[table]] = await answer.json();
  }
  await client.close();
  return told;
}
async function counted(url: string): Promise<number> {
  const client = createClient({ url });
  const answer = await client.query({
    query: 'SELECT toUInt32(count()) AS rows FROM toile.raw_tracking',
    format: 'JSONEachRow',
  });
  const [row] = await answer.json<{ rows: number }>();
  await client.close();
  return row?.rows ?? 0;
}
async function figures(api: string): Promise<unknown[]> {
  const answers = await Promise.all(
    FIGURES.map(async (figure) => {
      const answer = await fetch(`${api}/api/dashboard/${figure}`);
      if (!answer.ok) throw new Error(`${api} answered ${answer.status}: ${await answer.text()}`);
      return ((await answer.json()) as { rows: unknown[] }).rows;
    }),
  );
  expect(answers[0]?.length).toBeGreaterThan(0);
  return answers;
}

it('counts the same with many processes as with one', async () => {
  const many = await storesOf('many');
  expect(await log.partitions('tracking')).toBe(PARTITIONS);
  const began = Date.now();
  const aggregator = await startAggregator('aggregator-1', many);
  for (let of = 2; of < AGGREGATORS; of += 1) await startAggregator(`aggregator-${of}`, many);
  for (const name of ['ingest-1', 'ingest-2']) {
    const [port, internal] = [await freePort(), await freePort()].map(String) as [string, string];
    const env = { ...many, DATA_DIR: join(folder, name) };
    start(name, 'ingest', { ...env, INGEST_PORT: port, INGEST_INTERNAL_PORT: internal });
    ingests.push(`http://127.0.0.1:${port}`);
    ingestInternal = `http://127.0.0.1:${internal}`;
  }
  const beside = { INGEST_INTERNAL_URL: ingestInternal, AGGREGATOR_URL: aggregator };
  await startApi('api-1', { ...many, ...beside });
  await run('apps/standalone/dist/cli/load-demo.js', many);
  await startApi('api-2', { ...many, ...beside });
  for (const ingest of ingests) await isUp(ingest);
  console.log(`started within ${Date.now() - began} ms`);

  const listing = await fetch(`${apis[0]}/look/search`);
  const looks = ((await listing.json()) as { results: { slug: string }[] }).results.map(({ slug }) => slug);
  let next = 0;
  const visitors = Array.from({ length: AT_ONCE }, async () => {
    for (let turn = next++; turn < BEACONS; turn = next++) {
      const [ingest = '', look = ''] = [ingests[turn % 2], looks[(turn * 7) % looks.length]];
      expect(await openLook(ingest, look, `visitor-${turn % 900}`)).toBe(204);
      if (turn === BEACONS / 3) await stop('aggregator-2', 'SIGKILL');
      if (turn === BEACONS / 2) await startAggregator(`aggregator-${AGGREGATORS}`, many);
    }
  });
  const sent = Date.now();
  await Promise.all(visitors);
  console.log(`${BEACONS} beacons answered within ${Date.now() - sent} ms`);
  const ends = await Promise.all(
    Array.from({ length: PARTITIONS }, (_, partition) => log.endOffset('tracking', partition)),
  );
  expect(ends.filter((end) => end > 0).length).toBe(PARTITIONS);
  await until(async () => (await counted(warehouses[0] ?? '')) >= BEACONS, 'the last beacon');
  console.log(`counted ${Date.now() - sent} ms after the first`);

  await run('apps/standalone/dist/cli/events.js', many, 'verify');
  const said = await Promise.all(apis.map(figures));
  expect(said[1]).toEqual(said[0]);
  const reader = { RECOUNT_EMAIL: 'analyst@demo.toile.test', RECOUNT_PASSWORD: 'toile-demo-2026' };
  for (const api of apis)
    console.log(await run('recount/dist/main.js', { ...many, ...reader }, '--url', api, '--scopes', '4'));

  // One process, from the beginning of the same log.
  for (const name of running.keys()) if (name.startsWith('aggregator-')) await stop(name);
  const one = await storesOf('one');
  const alone = await startAggregator('alone', one);
  await until(async () => (await counted(warehouses[1] ?? '')) >= BEACONS, 'the last beacon, by one process');
  await until(
    async () =>
      JSON.stringify(await contents(warehouses[1] ?? '')) ===
      JSON.stringify(await contents(warehouses[0] ?? '')),
    'both warehouses to hold the same',
  ).catch(() => undefined);
  expect(await contents(warehouses[1] ?? '')).toEqual(await contents(warehouses[0] ?? ''));
  await startApi('api-of-one', { ...many, CLICKHOUSE_URL: one.CLICKHOUSE_URL ?? '', AGGREGATOR_URL: alone });
  expect(await figures(apis[2] ?? '')).toEqual(said[0]);
});
