/** Commands a second through HTTP, read models catching up, and a long stream being loaded. */

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrateDatabase } from '@toile/database';
import { startPostgres } from '@toile/embedded';
import { logMigrations } from '@toile/event-log';
import {
  defineCategory,
  defineDocumentProjection,
  eventStoreMigrations,
  openEventStore,
  ProjectionRunner,
} from '@toile/event-store';
import autocannon from 'autocannon';
import pg from 'pg';

const ROUNDS = 3;
const SECONDS = 6;
const CONNECTIONS = 32;
const EVENTS = 200_000;

export async function run() {
  const rounds = { ours: [], floor: [] };
  const ours = await startServer('api');
  const floor = await startServer('insert');
  try {
    const headers = await signIn(ours.port);
    await load(ours.port, headers, 3);
    await load(floor.port, {}, 1);
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.ours.push(await load(ours.port, headers));
      rounds.floor.push(await load(floor.port, {}));
      process.stdout.write(`  round ${round + 1} of ${ROUNDS}\r`);
    }
  } finally {
    await Promise.all([ours, floor].map(stopServer));
  }
  const { eventsPerSecond, loadMs, loadP99Ms } = await measureStore();
  const row = (way, loads) => ({
    way,
    'commands/s (median)': Math.round(median(loads.map((one) => one.rate))),
    'p50 ms': median(loads.map((one) => one.p50)),
    'p99 ms (worst round)': Math.max(...loads.map((one) => one.p99)),
  });
  const ratio = median(rounds.ours.map((one, index) => one.rate / rounds.floor[index].rate));
  return {
    rows: [row('commands of a member', rounds.ours), row('bare Fastify, one INSERT', rounds.floor)],
    ratio,
    projection: { eventsPerSecond },
    stream: { loadMs, loadP99Ms },
    notes: [
      `ours ÷ floor: ${ratio.toFixed(2)}; goal 1,500 commands/s, p99 ≤ 40 ms at ${CONNECTIONS} connections`,
      `a projection catches up ${Math.round(eventsPerSecond)} events/s (goal 20,000)`,
      `a stream of 500 events loads in ${loadMs.toFixed(1)} ms, p99 ${loadP99Ms.toFixed(1)} ms (goal 5 ms)`,
    ],
  };
}

/** Each connection makes a board and puts nine looks on it, over and over: one creation to nine additions. */
async function load(port, headers, seconds = SECONDS) {
  const json = { ...headers, 'content-type': 'application/json', accept: 'application/json' };
  const create = {
    method: 'POST',
    path: '/moodboards/create',
    headers: json,
    body: '{"name":"Denim"}',
    onResponse: (_status, body, context) => {
      context.board = JSON.parse(body).slug;
    },
  };
  const adds = Array.from({ length: 9 }, (_, index) => ({
    method: 'PUT',
    headers: json,
    body: '{}',
    setupRequest: (request, context) => ({
      ...request,
      path: `/moodboards/${context.board}/add-look/look/look-${index}`,
    }),
  }));
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [create, ...adds],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

async function signIn(port) {
  const url = `http://127.0.0.1:${port}`;
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'free@demo.toile.test', password: 'toile-demo-2026' });
  const signedIn = await fetch(`${url}/auth`, { method: 'POST', headers: json, body });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const asked = await fetch(`${url}/api/security/generate-csrf-token`, {
    method: 'POST',
    headers: { ...json, cookie },
    body: '{}',
  });
  return { cookie, 'x-csrf-token': (await asked.json()).token };
}

async function measureStore() {
  const folder = mkdtempSync(join(tmpdir(), 'toile-bench-'));
  const postgres = await startPostgres(folder);
  const pool = new pg.Pool({ connectionString: postgres.url, max: 20 });
  pool.on('error', () => undefined);
  try {
    await migrateDatabase(postgres.url, [...logMigrations, ...eventStoreMigrations]);
    const board = defineCategory({
      name: 'board',
      personal: { Named: { subject: 'owner', fields: ['name'] } },
    });
    const store = openEventStore({ pool, categories: [board], masterKey: randomBytes(32) });
    await fill(store);
    const runner = new ProjectionRunner(store, { projections: [boards] });
    const started = performance.now();
    await runner.catchUp();
    const eventsPerSecond = EVENTS / ((performance.now() - started) / 1000);
    await append(store, 'board-long', 500);
    const times = [];
    for (let turn = 0; turn < 200; turn += 1) {
      const from = performance.now();
      if ((await store.load('board-long')).length !== 500) throw new Error('the stream is not whole');
      times.push(performance.now() - from);
    }
    return { eventsPerSecond, loadMs: median(times), loadP99Ms: times.sort((a, b) => a - b)[197] };
  } finally {
    await pool.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Streams of ten events, one of them with a name that has to be opened with its owner's key. */
async function fill(store) {
  for (let at = 0; at < EVENTS; at += 10_000) {
    await Promise.all(Array.from({ length: 1_000 }, (_, n) => append(store, `board-${at}-${n}`, 10)));
    process.stdout.write(`  ${at + 10_000} of ${EVENTS} events\r`);
  }
}

function append(store, stream, count) {
  const named = { type: 'Named', data: { owner: `member-${stream.length % 7}`, name: 'Denim' } };
  const added = { type: 'Added', data: { type: 'look', slug: 'look-1', image_filename: 'look-1.jpg' } };
  const metadata = { correlationId: 'bench', causationId: null, actor: 'member', occurredAt: new Date() };
  const events = [named, ...Array(count - 1).fill(added)];
  return store.append({ stream, expectedVersion: 0, commandId: 'c', events, metadata, answer: null });
}

const boards = defineDocumentProjection({
  name: 'boards',
  version: 1,
  categories: ['board'],
  evolve: (doc, { type, data }) =>
    type === 'Named' ? { ...data, items: [] } : { ...doc, items: [...doc.items, data] },
  columns: ["owner text GENERATED ALWAYS AS (doc->>'owner') STORED"],
  indexes: ['CREATE INDEX ON document (owner)'],
});

async function startServer(name) {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`./servers/${name}.mjs`, import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [first] = await once(child.stdout, 'data');
  return { child, port: Number(String(first).trim()) };
}

async function stopServer({ child }) {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
