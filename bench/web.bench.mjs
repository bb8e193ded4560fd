/**
 * What readers wait for: the production build in headless Chromium with the CPU slowed four times on DevTools' "Fast 4G"
 * (LCP, CLS, INP, JavaScript), and the server's first byte with 20 requests in flight beside a static file server.
 * `TOILE_URL` measures one that runs already (`TOILE_PID` its processor time too); its api's and the web's own time are
 * in both.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { chromium } from 'playwright-core';
import { cpuOfTree } from './cpu.mjs';
import { freePorts, percentile } from './web/measuring.mjs';
import { visit } from './web/visit.mjs';

const LOADS = 7;
const IN_FLIGHT = 20;
const SECONDS = 8;
/** Of different plans and roles, one after the other: what one may see another may not. */
const MEMBERS = ['free', 'subscriber', 'student', 'trend', 'canceled', 'analyst', 'brand', 'editor'];

export async function run() {
  const given = process.env.TOILE_URL;
  const toile = given ? { url: given, pid: process.env.TOILE_PID, stop: async () => {} } : await start();
  const floor = await startStatic();
  try {
    const slug = await firstLook(toile.url);
    const pages = { home: '/en', listing: '/en/look/search', look: `/en/look/${slug}`, models: '/en/model' };
    const { collection, designer } = await firstCollection(toile.url);
    const more = {
      collection: `/en/collection/${collection}`,
      designer: `/en/designer/${designer}`,
      collections: '/en/collection/search',
    };
    // BENCH_PART=bytes leaves the browser out.
    const seen = process.env.BENCH_PART === 'bytes' ? [] : await inBrowser(toile.url, pages);
    const rows = [...seen, ...(await firstBytes(toile, { ...pages, ...more }, floor.url))];
    return {
      rows,
      notes: [
        'browser: p75 of seven cold loads each, CPU ÷ 4, Fast 4G (9 Mbit/s × 0.9 down, 165 ms); goals LCP ≤ 1,800 ms, CLS ≤ 0.02, INP ≤ 150 ms, JavaScript ≤ 45 KB above an empty page of the same Next',
        'first byte: 20 requests in flight; goals p95 ≤ 60 ms for a cached page, ≤ 150 ms for a personal one; floor: the same file from a bare node:http server',
      ],
    };
  } finally {
    await floor.stop();
    await toile.stop();
  }
}

async function inBrowser(url, pages) {
  const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  );
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] });
  const empty = emptyPage();
  const rows = [];
  for (const [name, path] of Object.entries(pages)) {
    // The first load draws and encodes pictures that later readers find ready.
    await visit(browser, url + path, name);
    const loads = [];
    for (let i = 0; i < LOADS; i += 1) loads.push(await visit(browser, url + path, name));
    const p75 = (key) =>
      percentile(
        loads.map((load) => load[key]),
        0.75,
      );
    rows.push({
      page: name,
      'LCP ms': Math.round(p75('lcp')),
      CLS: Number(p75('cls').toFixed(3)),
      'INP ms': Math.round(p75('inp')),
      'JS KB': Math.round(p75('javascript') / 1_000),
      'JS above an empty page KB': Math.round((p75('javascript') - empty) / 1_000),
    });
  }
  await browser.close();
  return rows;
}

/** What Next itself sends with every page, packed as it is sent. */
function emptyPage() {
  const folder = new URL('../apps/web/.next/standalone/apps/web/.next/', import.meta.url);
  const { rootMainFiles } = JSON.parse(readFileSync(new URL('build-manifest.json', folder), 'utf8'));
  const sizes = rootMainFiles.map((file) => statSync(new URL(`${file}.br`, folder)).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function firstBytes({ url, pid }, pages, floor) {
  const members = await Promise.all(MEMBERS.map((name) => signIn(url, name)));
  const rows = [];
  for (const [name, path] of Object.entries(pages))
    for (const [who, cookies] of [
      ['visitor', ['']],
      ['member', members],
    ]) {
      const before = pid ? cpuOfTree(pid) : 0;
      const ours = await load(url + path, cookies);
      const used = pid ? cpuOfTree(pid) - before : 0;
      const theirs = await load(floor, ['']);
      rows.push({
        page: `${name}, ${who}`,
        'TTFB p50 ms': ours.latency.p50,
        'TTFB p95 ms': ours.latency.p97_5,
        'requests/s': Math.round(ours.requests.average),
        'CPU ms a page': Number((used / ours.requests.total).toFixed(1)),
        refused: ours.non2xx + ours.errors,
        'floor p95 ms': theirs.latency.p97_5,
        'floor requests/s': Math.round(theirs.requests.average),
      });
    }
  return rows;
}

/** Each request as the next of these readers. */
const load = (url, cookies) =>
  autocannon({
    url,
    requests: cookies.map((cookie) => ({
      headers: { accept: 'text/html', 'accept-encoding': 'gzip', cookie },
    })),
    connections: IN_FLIGHT,
    duration: SECONDS,
  });

async function firstLook(url) {
  const answer = await fetch(`${url}/look/search`, { headers: { accept: 'application/json' } });
  return (await answer.json()).results[0].slug;
}

async function firstCollection(url) {
  const answer = await fetch(`${url}/api/collections`, { headers: { accept: 'application/json' } });
  const [{ slug, designer }] = (await answer.json()).results;
  return { collection: slug, designer: designer.slug };
}

async function signIn(url, name) {
  const answer = await fetch(`${url}/auth`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: `${name}@demo.toile.test`, password: 'toile-demo-2026' }),
  });
  if (!answer.ok) throw new Error(`cannot sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'toile-bench-'));
  const [PORT, API_PORT, INGEST_PORT, AGGREGATOR_PORT] = await freePorts(4);
  const child = spawn(process.execPath, ['apps/standalone/dist/main.js'], {
    env: {
      ...process.env,
      PORT,
      API_PORT,
      INGEST_PORT,
      AGGREGATOR_PORT,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      API_INTERNAL_PORT: '0',
      INGEST_INTERNAL_PORT: '0',
      DEMO_SCALE: 'full',
      DEMO_EVENTS: '20000',
    },
    stdio: 'ignore',
  });
  const url = `http://localhost:${PORT}`;
  while (!(await fetch(`${url}/api/health`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('Toile did not start');
    await sleep(300);
  }
  return {
    url,
    pid: child.pid,
    stop: () => stopped(child, () => rmSync(folder, { recursive: true, force: true })),
  };
}

/** The floor: a page's bytes from memory. */
async function startStatic() {
  const [port] = await freePorts(1);
  const file = fileURLToPath(new URL('./web/static-server.mjs', import.meta.url));
  const child = spawn(process.execPath, [file, port], { stdio: 'ignore' });
  const url = `http://localhost:${port}/`;
  while (!(await fetch(url).catch(() => null))?.ok) await sleep(50);
  return { url, stop: () => stopped(child, () => {}) };
}

async function stopped(child, after) {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
  after();
}
