/**
 * Resident memory of api, ingest and aggregator under load for `BENCH_MINUTES` (10), each a process of its own: PostgreSQL and
 * the ClickHouse engine live elsewhere, so what is measured is the services' own. The floor is a Node.js that does nothing.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startClickhouseDoor, startPostgres } from '@toile/embedded';
import autocannon from 'autocannon';
import { beacon } from './beacon.mjs';

const MINUTES = Number(process.env.BENCH_MINUTES ?? 10);
const BEACONS = 1_000;
const LOOKS_A_READER = 5;
const READS = 40;
const EVERY_MS = 5_000;
const MIB = 1024;
const SERVICES = ['api', 'ingest', 'aggregator'];
const PORTS = [...SERVICES, 'apiInternal', 'ingestInternal'];

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'toile-bench-'));
  const postgres = await startPostgres(join(folder, 'postgres'));
  const clickhouse = await startClickhouseDoor({ path: join(folder, 'clickhouse'), password: 'bench' });
  const ports = Object.fromEntries(
    await Promise.all(PORTS.map(async (name) => [name, String(await freePort())])),
  );
  const env = {
    PATH: process.env.PATH,
    POSTGRES_URL: postgres.url,
    CLICKHOUSE_URL: clickhouse.url,
    API_SECRET: 'a'.repeat(64),
    VISITOR_SECRET: 'v'.repeat(64),
    RATE_LIMITS: 'auto',
    LOG_LEVEL: 'error',
    API_PORT: ports.api,
    INGEST_PORT: ports.ingest,
    AGGREGATOR_PORT: ports.aggregator,
    API_INTERNAL_PORT: ports.apiInternal,
    INGEST_INTERNAL_PORT: ports.ingestInternal,
    INGEST_INTERNAL_URL: `http://127.0.0.1:${ports.ingestInternal}`,
    AGGREGATOR_URL: `http://127.0.0.1:${ports.aggregator}`,
    DATA_DIR: folder,
    PUBLIC_URL: 'http://toile.test',
    SMTP_URL: 'smtp://127.0.0.1:1',
    DEMO_SCALE: 'small',
    DEMO_EVENTS: '0',
  };
  const children = new Map();
  const start = (name, ...args) =>
    children.set(name, spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }));
  try {
    await finished(spawn(process.execPath, ['apps/standalone/dist/cli/migrate.js'], { env }));
    for (const name of SERVICES) start(name, `apps/${name}/dist/main.js`);
    start('a Node.js that does nothing', '-e', 'setInterval(() => undefined, 1000)');
    await finished(spawn(process.execPath, ['apps/standalone/dist/cli/load-demo.js'], { env }));
    const api = `http://127.0.0.1:${ports.api}`;
    while (!(await fetch(`${api}/api/health`).catch(() => null))?.ok) await sleep(200);
    const looks = await slugs(api);
    const loads = [beacons(ports.ingest, looks[0]), reads(api, looks)];
    const samples = await watch(children, MINUTES * 60_000);
    for (const load of loads) load.stop();
    const results = await Promise.all(loads);
    return {
      rows: [...samples].map(([name, sizes]) => rowOf(name, sizes)),
      samples: Object.fromEntries(samples),
      notes: [
        `${MINUTES} minutes of ${Math.round(results[0].requests.average)} beacons/s and ${Math.round(results[1].requests.average)} reads/s; goal 250 MiB each, no growth`,
        `refused: ${results.map(({ non2xx, errors }) => non2xx + errors).join(' and ')}`,
      ],
    };
  } finally {
    await Promise.all(
      [...children.values()].map((child) => {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        return gone;
      }),
    );
    await clickhouse.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

// Neither load is an async function: each is a promise of its results, and those would wait for it.

/** Each reader opens a few looks and is gone, as those of a site are: what is kept of readers must not pile up. */
function beacons(port, look) {
  const { path, ...request } = beacon(look);
  let sent = 0;
  const ofNextReader = (next) => {
    sent += 1;
    const session = Math.floor(sent / LOOKS_A_READER);
    return { ...next, body: beacon(look, session.toString(16).padStart(16, '0')).body };
  };
  return autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    ...request,
    requests: [{ setupRequest: ofNextReader }],
    connections: 32,
    overallRate: BEACONS,
    duration: 36_000,
  });
}

function reads(api, looks) {
  const paths = [
    ...looks.map((slug) => `/look/related?look=${slug}`),
    ...looks.map((_, index) => `/look/search?page=${index + 1}&facets=true`),
    '/api/autocomplete/tag?search=a',
    '/api/dashboard/home/most-viewed-looks',
  ];
  return autocannon({
    url: api,
    connections: 4,
    overallRate: READS,
    duration: 36_000,
    requests: paths.map((path) => ({ path, headers: { accept: 'application/json' } })),
  });
}

async function slugs(api) {
  const answer = await fetch(`${api}/look/search`, { headers: { accept: 'application/json' } });
  return (await answer.json()).results.map(({ slug }) => slug);
}

/** KiB by service, every few seconds. */
async function watch(children, forMs) {
  const samples = new Map([...children.keys()].map((name) => [name, []]));
  const until = performance.now() + forMs;
  while (performance.now() < until) {
    await sleep(EVERY_MS);
    for (const [name, { pid }] of children) {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      samples.get(name).push(Number(/VmRSS:\s+(\d+)/.exec(status)[1]));
    }
    process.stdout.write(`  ${Math.round((until - performance.now()) / 1000)} s left   \r`);
  }
  return samples;
}

/** Growth is the second half's median above the first's, the first fifth left out: services warm up in it. */
function rowOf(name, sizes) {
  const warm = sizes.slice(Math.floor(sizes.length / 5));
  const half = Math.floor(warm.length / 2);
  const [first, second] = [median(warm.slice(0, half)), median(warm.slice(half))];
  const mib = (kib) => Math.round(kib / MIB);
  return {
    process: name,
    'at most MiB': mib(Math.max(...sizes)),
    'median MiB': mib(median(warm)),
    'growth MiB': mib(second - first),
  };
}

async function finished(child) {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${child.spawnargs[1]} ended with ${code}`);
}
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
