/**
 * Figures while an hour of many events is under way: counted beforehand up to a twentieth of it, as the aggregator keeps it, and
 * counted from raw rows by each question, alternating. The hour before has as many events and is sealed. Needs about 3 GB.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Counter, sealPeriod } from '@toile/aggregator';
import { open, signIn } from './dashboard/api.mjs';
import { generateEvents } from './dashboard/generate.mjs';
import { openStores } from './dashboard/stores.mjs';

const SIZES = (process.env.BENCH_EVENTS ?? '300000,3600000').split(',').map(Number);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const PARTITIONS = 4;
const HOUR_MS = 3_600_000;
/** The day after those that the stores are made of. */
const DAY = '2026-11-21';
const season = `season=spring-summer-2027&from=2026-11-01&to=${DAY}`;
const FIGURES = [
  `most-viewed-looks?${season}`,
  `graphs/ranking?${season}&metric=views`,
  `graphs/ranking?${season}&metric=traffic`,
  `graphs/ranking?${season}&metric=searches`,
  `graphs/search-by-country?${season}&trend=tag-3`,
  `graphs/top-trends-leading-to-brand?${season}&brand=house-5`,
];

export async function run() {
  const rows = [];
  const notes = [];
  for (const events of SIZES) {
    const { figures, counted, processor } = await measure(events);
    rows.push(...figures);
    notes.push(
      `${events.toLocaleString('en')} events in the hour: counted beforehand in ${counted} ms, ${processor} ms of processor, each time a twentieth more has come`,
    );
  }
  return { rows, notes };
}

async function measure(events) {
  const folder = mkdtempSync(join(tmpdir(), 'toile-bench-'));
  const secret = randomBytes(32);
  const stores = await openStores(folder, 1_000_000, secret);
  const { dataSource, pool, warehouse } = stores;
  try {
    const before = await arrive(stores, { hour: `${DAY} 09:00:00`, first: 2_000_000, events });
    await sealPeriod(warehouse, 'hour', new Date(`${DAY}T09:00:00Z`));
    await pool.query(
      `INSERT INTO ledger_seal (generation, topic, period, starts_at, raw_count)
       VALUES (1, 'tracking', 'hour', $1, $2)`,
      [`${DAY}T09:00:00Z`, events],
    );
    const most = Math.round(events * 0.95);
    const next = await arrive(stores, {
      hour: `${DAY} 10:00:00`,
      first: before,
      events: most,
      ms: HOUR_MS * 0.95,
    });
    const begun = performance.now();
    const processor = process.cpuUsage();
    await new Counter({ dataSource, warehouse, fewest: 1 }).countWhatHasCome();
    const counted = Math.round(performance.now() - begun);
    const { user, system } = process.cpuUsage(processor);
    await arrive(stores, { hour: `${DAY} 10:57:00`, first: next, events: events - most, ms: HOUR_MS / 20 });
    const cookie = await signIn(stores, secret, folder);
    const figures = [];
    for (const path of FIGURES) {
      const times = { ours: [], raw: [] };
      for (let round = 0; round < ROUNDS; round += 1)
        for (const way of ['ours', 'raw']) {
          await pool.query('UPDATE ledger_count SET counted_at = CASE WHEN $1 THEN now() END', [
            way === 'ours',
          ]);
          times[way].push(await coldTime(stores, { secret, folder, cookie, path }));
        }
      const [ours, raw] = [median(times.ours), median(times.raw)];
      figures.push({
        'events in the hour': events,
        figure: path.replace(`?${season}`, ''),
        'counted beforehand (ms)': ours,
        'from raw rows (ms)': raw,
        'times as fast': Number((raw / ours).toFixed(1)),
      });
      console.log(`  ${events} in the hour, ${path.split('?')[0]}: ${ours} ms, from raw rows ${raw} ms`);
    }
    return { figures, counted, processor: Math.round((user + system) / 1000) };
  } finally {
    await stores.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Events of an hour in blocks of 20,000, and what the ledger knows of them. @returns the next offset */
async function arrive({ pool, warehouse }, { hour, first, events, ms = HOUR_MS }) {
  const block = 20_000;
  for (let at = 0; at < events; at += block * 10) {
    const count = Math.min(block * 10, events - at);
    const from = new Date(Date.parse(`${hour.replace(' ', 'T')}Z`) + Math.floor((at / events) * ms));
    const span = Math.floor((count / events) * ms);
    await generateEvents(
      warehouse,
      { from: from.toISOString().slice(0, 19).replace('T', ' '), ms: span },
      first + at,
      count,
    );
    // Its partitions share one row of offsets here.
    await pool.query(
      `INSERT INTO ledger_block (generation, topic, part, first_offset, last_offset, raw_count, dead_count, hash, ingest_hour, epoch, state)
       VALUES (1, 'tracking', 0, $1::bigint, $1::bigint + $2::integer - 1, $2::integer, 0, 0, date_trunc('hour', $3::timestamptz, 'UTC'), 1, 'done')`,
      [first + at, count, from],
    );
  }
  await pool.query(
    `INSERT INTO ledger_partition (generation, topic, part, next_offset)
     SELECT 1, 'tracking', part, $1 FROM generate_series(0, $2::integer - 1) part
     ON CONFLICT (generation, topic, part) DO UPDATE SET next_offset = excluded.next_offset`,
    [first + events, PARTITIONS],
  );
  return first + events;
}

async function coldTime(stores, { secret, folder, cookie, path }) {
  const api = await open(stores, secret, folder, cookie);
  const time = await api.ask(path);
  await api.close();
  return Math.round(time);
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
