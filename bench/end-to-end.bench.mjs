/** From the 204 to a beacon until the dashboard's figure shows it, while other beacons come in at a steady rate. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { whenIdle } from './cpu.mjs';

const RATES = [1_000, 5_000];
const SAMPLES = 30;
const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const headers = { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': AGENT };

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'toile-bench-'));
  const [PORT, API_PORT, INGEST_PORT, AGGREGATOR_PORT] = await freePorts(4);
  const toile = spawn(process.execPath, ['apps/standalone/dist/main.js'], {
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
      DEMO_EVENTS: '0',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'auto',
    },
    stdio: 'ignore',
  });
  const url = `http://localhost:${PORT}`;
  try {
    const demo = async () => (await (await fetch(`${url}/api/health`)).json()).demo;
    while ((await demo().catch(() => null)) !== 'loaded') await sleep(300);
    await whenIdle([toile.pid]);
    const looks = await firstLooks(url);
    const rows = [];
    for (const rate of RATES) {
      const load = autocannon({
        url: `http://localhost:${INGEST_PORT}/api/tts/media/${looks[1]}`,
        method: 'POST',
        headers,
        body: bodyOf('background'),
        connections: 128,
        overallRate: rate,
        duration: 600,
      });
      await sleep(3_000);
      const delays = await sample(url, looks[0]);
      load.stop();
      const result = await load;
      rows.push({
        'beacons/s wanted': rate,
        'answered/s': Math.round(result.requests.average),
        refused: result.non2xx + result.errors,
        'p50 ms': Math.round(percentile(delays, 0.5)),
        'p95 ms': Math.round(percentile(delays, 0.95)),
      });
    }
    return { rows, notes: ['204 → visible in a figure, goals p50 ≤ 600 ms, p95 ≤ 2,000 ms'] };
  } finally {
    const gone = new Promise((resolve) => toile.once('exit', resolve));
    toile.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens one look as one more visitor and polls until the figure has counted it, again and again. */
async function sample(url, look) {
  const known = (await viewers(url, look)) ?? 0;
  for (let n = known; n < 10; n += 1) await open(url, look);
  let expected = Math.max(known, 10);
  while ((await viewers(url, look)) !== expected) await sleep(100);
  const delays = [];
  for (let n = 0; n < SAMPLES; n += 1) {
    await open(url, look);
    expected += 1;
    const answered = performance.now();
    while ((await viewers(url, look)) !== expected) await sleep(10);
    delays.push(performance.now() - answered);
    await sleep(Math.random() * 300);
  }
  return delays;
}

const bodyOf = (visitor) =>
  new URLSearchParams({ uri: '/', event: 'view', sessid: visitor, fingerprint: 'ab'.repeat(20) }).toString();

async function open(url, look) {
  const visitor = randomUUID();
  const body = new URLSearchParams({ uri: '/', event: 'view', sessid: visitor });
  const { status } = await fetch(`${url}/api/tts/media/${look}`, { method: 'POST', headers, body });
  if (status !== 204) throw new Error(`the beacon was answered ${status}`);
}

async function viewers(url, look) {
  const response = await fetch(`${url}/api/dashboard/home/most-viewed-looks?limit=20`);
  const { rows } = await response.json();
  return rows.find((row) => row.look === look)?.value ?? null;
}

async function firstLooks(url) {
  const response = await fetch(`${url}/look/search`, { headers: { accept: 'application/json' } });
  return (await response.json()).results.map((look) => look.slug);
}

const percentile = (values, p) => [...values].sort((a, b) => a - b)[Math.floor(values.length * p)] ?? 0;

async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer());
  const listening = servers.map(
    (server) => new Promise((resolve) => server.listen(0, () => resolve(String(server.address().port)))),
  );
  const ports = await Promise.all(listening);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
