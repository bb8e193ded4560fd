/**
 * What a newcomer gets: `npm start` in one run of its own, beacons through the gateway's port from outside, pages and a figure asked
 * meanwhile. The load generator shares the machine. Floor: a bare Fastify that writes nothing.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@toile/embedded';
import autocannon from 'autocannon';
import { beacon } from './beacon.mjs';
import { cpuOfTree, whenIdle } from './cpu.mjs';

const CONNECTIONS = 64;
const RATE = 6_000;
const SECONDS = 20;
/** Beacons of so many readers, one after the other. */
const READERS = 500;
/** How often the figure is asked; it is promised within five seconds. */
const LOOK_EVERY_MS = 250;
const PAGES = ['/en', '/en/look/search', '/en/data/dashboard/home'];

export async function run() {
  const floor = await bareFastify();
  const folder = mkdtempSync(join(tmpdir(), 'toile-bench-'));
  const ports = await Promise.all(Array.from({ length: 4 }, freePort));
  const [PORT, API_PORT, INGEST_PORT, AGGREGATOR_PORT] = ports.map(String);
  const toile = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT,
      API_PORT,
      INGEST_PORT,
      AGGREGATOR_PORT,
      API_INTERNAL_PORT: '0',
      INGEST_INTERNAL_PORT: '0',
      DATA_DIR: folder,
      DEMO_SCALE: 'small',
      DEMO_EVENTS: '20000',
      LOG_LEVEL: 'error',
    },
    stdio: 'ignore',
  });
  const url = `http://localhost:${PORT}`;
  try {
    while ((await demoOf(url).catch(() => null)) !== 'loaded') await sleep(300);
    await whenIdle([toile.pid]);
    const looks = (await (await fetch(`${url}/look/search`, json)).json()).results.map(({ slug }) => slug);
    await hammer(url, looks.slice(1), { seconds: 5 });
    const most = await hammer(url, looks.slice(1), { seconds: SECONDS });
    await sleep(5_000);
    const cpu = cpuOfTree(toile.pid);
    const ending = new AbortController();
    const watching = Promise.all([pages(url, ending.signal), freshness(url, looks[0], ending.signal)]);
    const steady = await hammer(url, looks.slice(1), { seconds: SECONDS, rate: RATE });
    ending.abort();
    const used = cpuOfTree(toile.pid) - cpu;
    const [drawn, delays] = await watching;
    const row = (what, { answered, p99, refused }) => ({
      what,
      'beacons/s': Math.round(answered),
      'p99 ms': p99,
      refused,
    });
    return {
      rows: [
        row('npm start, as many as it takes', most),
        row(`npm start, ${RATE}/s`, steady),
        row('floor: bare Fastify, writes nothing', floor),
      ],
      notes: [
        `as many as it takes ÷ bare Fastify: ${(most.answered / floor.answered).toFixed(2)}`,
        `at ${RATE}/s: ${Math.round((used * 1_000) / (steady.answered * SECONDS))} µs of processor a beacon, pages and PostgreSQL included`,
        `pages meanwhile: p95 ${Math.round(percentile(drawn, 0.95))} ms of ${drawn.length} (goal 150)`,
        `204 → visible meanwhile: p95 ${Math.round(percentile(delays, 0.95))} ms of ${delays.length} (goal 5,000)`,
      ],
    };
  } finally {
    const gone = once(toile, 'exit');
    toile.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

const demoOf = async (url) => (await (await fetch(`${url}/api/health`)).json()).demo;

const newSession = () => randomBytes(8).toString('hex');

const json = { headers: { accept: 'application/json' } };

async function hammer(url, looks, { seconds, rate }) {
  const requests = Array.from({ length: READERS }, (_, n) => beacon(looks[n % looks.length], newSession()));
  const result = await autocannon({
    url,
    requests,
    connections: CONNECTIONS,
    duration: seconds,
    ...(rate ? { overallRate: rate } : {}),
  });
  return {
    answered: result['2xx'] / result.duration,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
  };
}

/** How long pages take that a reader asks for one after the other. */
async function pages(url, signal) {
  const times = [];
  for (let n = 0; !signal.aborted; n += 1) {
    const begun = performance.now();
    const answer = await fetch(url + PAGES[n % PAGES.length]);
    await answer.text();
    if (answer.ok) times.push(performance.now() - begun);
    await sleep(100);
  }
  return times;
}

/** From the 204 to a new visitor's beacon until the dashboard's figure has counted it. */
async function freshness(url, look, signal) {
  const delays = [];
  let known = await viewers(url, look);
  while (!signal.aborted) {
    const { path, ...request } = beacon(look, newSession());
    const { status } = await fetch(url + path, request);
    if (status !== 204) throw new Error(`the beacon was answered ${status}`);
    const answered = performance.now();
    let now = known;
    while (now === known && performance.now() - answered < 10_000) {
      await sleep(LOOK_EVERY_MS);
      now = await viewers(url, look);
    }
    delays.push(performance.now() - answered);
    known = now;
  }
  return delays;
}

async function viewers(url, look) {
  const answer = await fetch(`${url}/api/dashboard/home/most-viewed-looks?limit=100`, json);
  const { rows = [] } = await answer.json();
  return rows.find((row) => row.look === look)?.value ?? 0;
}

async function bareFastify() {
  const server = spawn(process.execPath, [fileURLToPath(new URL('./servers/fastify.mjs', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(server.stdout, 'data');
  const url = `http://127.0.0.1:${String(said).trim().split(' ')[0]}`;
  await hammer(url, ['look-1'], { seconds: 2 });
  const result = await hammer(url, ['look-1'], { seconds: 5 });
  server.kill();
  return result;
}

const percentile = (values, p) => [...values].sort((a, b) => a - b)[Math.floor(values.length * p)] ?? 0;
