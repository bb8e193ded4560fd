/**
 * Every figure over HTTP on a warehouse of 500,000 looks and as many tracking events as `BENCH_EVENTS` says (a list of sizes).
 * Cold: an api that has just started, has read names and show days ahead and remembers no figure, and an engine whose caches of marks are dropped; warm: asked again.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open, signIn } from './dashboard/api.mjs';
import {
  FIGURES,
  NINETY_DAYS,
  QUESTIONS,
  SERIES,
  TRENDS_TAB,
  TRIALS,
  WARM_UP,
} from './dashboard/figures.mjs';
import { publishLate } from './dashboard/generate.mjs';
import { openStores } from './dashboard/stores.mjs';

const SIZES = (process.env.BENCH_EVENTS ?? '10000000').split(',').map(Number);
const COLD = Number(process.env.BENCH_ROUNDS ?? 5);
const WARM = 20;
const GIB = 2 ** 30;

export async function run() {
  const sizes = [];
  for (const events of SIZES) sizes.push(await measure(events));
  const last = sizes.at(-1);
  const first = sizes[0];
  const rows = last.figures.map(({ name, cold, warm, processor }) => ({
    figure: name,
    'cold p95 (ms)': round(cold.p95),
    'cold processor (ms)': round(processor),
    'warm p95 (ms)': round(warm.p95),
    ...(sizes.length > 1
      ? {
          [`÷ ${first.events / 1e6} M`]: (
            cold.p50 / first.figures.find((one) => one.name === name).cold.p50
          ).toFixed(2),
        }
      : {}),
  }));
  const worst = (of) => Math.max(...last.figures.map((figure) => figure[of].p95));
  return {
    rows,
    sizes,
    notes: [
      `${last.events / 1e6} million events: slowest figure p95 ${round(worst('cold'))} ms cold (goal 250), ${round(worst('warm'))} ms warm (goal 30)`,
      `trends tab, ${TRENDS_TAB.length} figures in parallel: p95 ${round(last.tab.p95)} ms (goal 600)`,
      ...sizes.map(
        ({ events, inNinety, ninety }) =>
          `${events / 1e6} million events: page of ${NINETY_DAYS.paths.length} figures over 90 days with ${(inNinety / 1e6).toFixed(1)} million of them, cold, at once: p50 ${round(ninety.p50)} ms (goal 150 at 2 million; Umami 3.1 takes 6,300 ms there)`,
      ),
      ...last.series.map(
        ({ measure, cold }) =>
          `${measure} of 20 concepts over 64 weeks: p95 ${round(cold.p95)} ms cold (goal 300)`,
      ),
      ...last.evidence.map(
        ({ name, p95 }) =>
          `what the first row of ${name} rests on and what stands around it: p95 ${round(p95)} ms cold (goal 300)`,
      ),
      ...last.questions.map(
        ({ name, first, again }) =>
          `question, ${name}: ${round(first)} ms on a warm api, ${round(again)} ms again (goal 300)`,
      ),
      ...last.trials.map(
        ({ name, p95 }) => `an alert of ${name} tried on thirty times: p95 ${round(p95)} ms (goal 2,000)`,
      ),
      ...last.rowsRead.map(
        ({ rollup, raw, sealed }) =>
          `${rollup}: ${(raw / sealed).toFixed(1)} raw rows to one sealed (goal 20)`,
      ),
      `on disk ${last.bytes.toFixed(1)} bytes an event (goal 60); memory of the process at most ${(last.memory / GIB).toFixed(2)} GiB (goal 4)`,
    ],
  };
}

async function measure(events) {
  const kept = process.env.BENCH_FOLDER && join(process.env.BENCH_FOLDER, String(events));
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'toile-bench-'));
  const secret = randomBytes(32);
  const begun = performance.now();
  const stores = await openStores(folder, events, secret);
  console.log(`  ${events / 1e6} million events made in ${round((performance.now() - begun) / 1000)} s`);
  try {
    const cookie = await signIn(stores, secret, folder);
    const together = async (paths) => {
      const times = [];
      for (let at = 0; at < COLD; at += 1) {
        const fresh = await open(stores, secret, folder, cookie);
        const begun = performance.now();
        await Promise.all(paths.map((path) => fresh.ask(path)));
        times.push(performance.now() - begun);
        await fresh.close();
      }
      return quantiles(times);
    };
    const figures = [];
    for (const { name, path } of FIGURES) {
      const times = await timesOf(stores, secret, folder, { path, cookie });
      console.log(
        `  ${name}: cold ${round(times.cold.p95)} ms (${round(times.processor)} of a processor), warm ${round(times.warm.p95)} ms`,
      );
      figures.push({ name, ...times });
    }
    const series = [];
    for (const path of SERIES) {
      const { cold } = await timesOf(stores, secret, folder, { path, cookie });
      series.push({ measure: new URLSearchParams(path.slice('series?'.length)).get('measure'), cold });
    }
    const evidence = [];
    for (const { name, path } of FIGURES) {
      const behind = await behindFirstRow(stores, secret, folder, { path, cookie });
      if (behind.length > 0) evidence.push({ name, ...(await together(behind)) });
    }
    const questions = await askedAnew(await open(stores, secret, folder, cookie));
    await publishLate(stores.warehouse);
    const trials = [];
    for (const { name, rule } of TRIALS) {
      const times = [];
      for (let at = 0; at < COLD; at += 1) {
        // A member may try six a minute.
        await stores.pool.query('DELETE FROM rate_limit');
        const fresh = await open(stores, secret, folder, cookie);
        times.push(await fresh.post('alerts/trial', rule));
        await fresh.close();
      }
      trials.push({ name, ...quantiles(times) });
    }
    return {
      events,
      figures,
      series,
      evidence,
      questions,
      trials,
      tab: await together(TRENDS_TAB),
      ninety: await together(NINETY_DAYS.paths),
      rowsRead: await rowsRead(stores.warehouse),
      inNinety: await eventsIn(stores.warehouse, NINETY_DAYS),
      bytes: await bytesAnEvent(stores.warehouse),
      memory: process.resourceUsage().maxRSS * 1024,
    };
  } finally {
    await stores.close();
    if (!kept) rmSync(folder, { recursive: true, force: true });
  }
}

async function timesOf(stores, secret, folder, { path, cookie }) {
  const cold = [];
  const processor = [];
  let warm = [];
  for (let at = 0; at < COLD; at += 1) {
    const api = await open(stores, secret, folder, cookie);
    const before = process.cpuUsage();
    cold.push(await api.ask(path));
    const { user, system } = process.cpuUsage(before);
    processor.push((user + system) / 1000);
    if (at === COLD - 1) warm = await repeated(() => api.ask(path), WARM);
    await api.close();
  }
  return { cold: quantiles(cold), warm: quantiles(warm), processor: Math.min(...processor) };
}

/** What a reader opens with one press: the rows that a number rests on, and what stands around it. Empty where a figure has neither. */
async function behindFirstRow(stores, secret, folder, { path, cookie }) {
  const api = await open(stores, secret, folder, cookie);
  const { explanation } = await api.read(`${path}${path.includes('?') ? '&' : '?'}explain=true`);
  await api.close();
  const row = explanation.rows.find(({ numerator_rows }) => numerator_rows);
  return [row?.numerator_rows, row?.context]
    .filter(Boolean)
    .map((address) => address.replace('/api/dashboard/', ''));
}

/** Questions of the workbench on an api that has answered others, as a preview asks them. The floor is what lists measures and counts nothing. */
async function askedAnew(api) {
  for (const path of WARM_UP) await api.ask(path);
  const all = [{ name: 'floor: the vocabulary', path: 'questions/vocabulary' }, ...QUESTIONS];
  const found = [];
  for (const { name, path } of all)
    found.push({
      name,
      first: await api.ask(path),
      again: quantiles(await repeated(() => api.ask(path), 3)).p50,
    });
  await api.close();
  return found;
}

/** Rows of the season's window, raw and sealed. */
async function rowsRead(warehouse) {
  const WINDOW = "BETWEEN '2026-09-08' AND '2026-10-13'";
  const count = async (sql) => (await warehouse.rows(`SELECT count() AS n FROM toile.${sql}`))[0].n;
  const raw = (where) =>
    count(`raw_tracking WHERE ${where} AND toDate(occurred_at, 'Europe/Paris') ${WINDOW}`);
  const sealed = (rollup, where = 'true') => count(`${rollup}_days WHERE day ${WINDOW} AND ${where}`);
  const views = await raw("kind IN ('media', 'streetstyle')");
  return [
    {
      rollup: 'search_sets',
      raw: await raw("kind IN ('page', 'search')"),
      sealed: await sealed('search_sets'),
    },
    { rollup: 'page_views', raw: await raw("kind = 'page'"), sealed: await sealed('page_views') },
    { rollup: 'look_views', raw: views, sealed: await sealed('look_views') },
    {
      rollup: 'look_views, looks of the season',
      raw: views,
      sealed: await sealed('look_views', "shelf IN ('spring-summer-2027', '')"),
    },
    { rollup: 'look_views, all looks at first', raw: views, sealed: await sealed('look_views', 'NOT few') },
  ];
}

async function eventsIn(warehouse, { from, to }) {
  const sql = `SELECT count() AS n FROM toile.raw_tracking WHERE toDate(occurred_at, 'Europe/Paris') BETWEEN {from:Date} AND {to:Date}`;
  const [row] = await warehouse.rows(sql, { from, to });
  return row.n;
}

async function bytesAnEvent(warehouse) {
  const [row] = await warehouse.rows(
    "SELECT sum(bytes_on_disk) / sum(rows) AS bytes FROM system.parts WHERE active AND database = 'toile' AND table = 'raw_tracking'",
  );
  return row.bytes;
}

async function repeated(work, times) {
  const found = [];
  for (let time = 0; time < times; time += 1) found.push(await work());
  return found;
}
const quantiles = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)];
  return { p50: at(0.5), p95: at(0.95) };
};
const round = (value) => Math.round(value * 10) / 10;
