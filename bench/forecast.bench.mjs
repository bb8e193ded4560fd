/**
 * MASE over 52 weeks that no method saw, by family of made series; coverage of intervals; series a second; augurs' MSTL-ETS beside it.
 * `BENCH_SERIES=weeks.csv` judges the series of a table instead: the first column is time, each other one a series without gaps.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { forecastPanel, METHODS } from '@toile/forecast';
import { parse } from 'csv-parse/sync';
import { SAMPLES, sampledSeries } from './forecast-sampled-series.mjs';
import { FAMILIES, fashionSeries } from './forecast-series.mjs';
import { LONGEST, SHORT_KINDS, SHORTEST, shortSeries } from './forecast-short-series.mjs';

const SEASON = 52;
const HORIZON = 52;
const LENGTH = 261;
const COUNT = 100;
const SEEDS = [1, 2, 3];
/** Of series that are short: how many of a kind, and which weeks ahead are looked at. */
const SHORT_COUNT = 40;
const AHEAD = [
  [1, 4],
  [5, 13],
];
const LONG_OF_A_FAMILY = 10;

export async function run() {
  const MSTL = await loadMstl();
  const rows = [];
  const notes = [];
  const table = process.env.BENCH_SERIES;
  const made = [
    ...Object.keys(FAMILIES).map((family) => ({ family, make: fashionSeries })),
    ...Object.keys(SAMPLES).map((family) => ({ family, make: sampledSeries })),
  ].map(({ family, make }) => ({
    family,
    panels: SEEDS.map((seed) => make(family, COUNT, LENGTH, 1000 * seed)),
  }));
  for (const { family, panels } of table ? [{ family: table, panels: [seriesOf(table)] }] : made) {
    const scores = panels.map((panel) => score(panel, MSTL));
    const of = (key) => mean(scores.map((one) => one[key]));
    const spread = Math.max(...scores.map((one) => one.ours)) - Math.min(...scores.map((one) => one.ours));
    rows.push({
      family,
      'seasonal naive': round(of('naive')),
      'MSTL-ETS': round(of('mstl')),
      ours: round(of('ours')),
      '± seeds': round(spread / 2),
      'ours ÷ naive': round(of('ours') / of('naive')),
      'in 50 %': round(of('in50')),
      'in 80 %': round(of('in80')),
      'in 95 %': round(of('in95')),
      'series/s': Math.round(of('rate')),
    });
  }
  if (!table)
    notes.push(
      `${COUNT} series × ${SEEDS.length} seeds a family, ${LENGTH - HORIZON} weeks known, ${HORIZON} scored`,
    );
  if (!table) notes.push(...shortCoverage(true), ...shortCoverage(false));
  notes.push(`combined of: ${METHODS.join('; ')}`);
  return { rows, notes };
}

function seriesOf(file) {
  const [[, ...names], ...rows] = parse(readFileSync(file));
  return names.map((name, column) => ({ name, values: rows.map((row) => Number(row[column + 1])) }));
}

function score(series, MSTL) {
  const known = series.map(({ name, values }) => ({ name, values: values.slice(0, -HORIZON) }));
  const began = process.cpuUsage();
  const forecasts = [...forecastPanel(known, { horizon: HORIZON, season: SEASON })];
  const { user, system } = process.cpuUsage(began);
  const errors = { naive: [], mstl: [], ours: [] };
  const inside = [0, 0, 0];
  forecasts.forEach(({ point, intervals }, index) => {
    const past = known[index].values;
    const came = series[index].values.slice(-HORIZON);
    const scale = mean(past.slice(SEASON).map((value, t) => Math.abs(value - past[t])));
    const mase = (said) => mean(came.map((value, h) => Math.abs(value - said[h]))) / scale;
    errors.naive.push(mase(past.slice(-SEASON)));
    errors.ours.push(mase(point));
    if (MSTL) {
      const model = MSTL.ets([SEASON]);
      model.fit(past);
      errors.mstl.push(mase(model.predict(HORIZON).point));
    }
    intervals.forEach(({ low, high }, i) => {
      inside[i] += mean(came.map((value, h) => (value >= low[h] && value <= high[h] ? 1 : 0)));
    });
  });
  const [in50, in80, in95] = inside.map((sum) => sum / series.length);
  return {
    naive: mean(errors.naive),
    mstl: mean(errors.mstl),
    ours: mean(errors.ours),
    in50,
    in80,
    in95,
    rate: series.length / ((user + system) / 1e6),
  };
}

/** How many of the values that came lie within 80 % intervals of short series, beside long ones, which teach them theirs, and alone. */
function shortCoverage(besideLong) {
  const ahead = AHEAD.at(-1)[1];
  const found = SHORT_KINDS.map((kind) => {
    const inside = AHEAD.map(() => []);
    for (const seed of SEEDS) {
      const short = shortSeries(kind, SHORT_COUNT, ahead, 1000 * seed);
      const long = besideLong
        ? Object.keys(FAMILIES).flatMap((family) =>
            fashionSeries(family, LONG_OF_A_FAMILY, LENGTH, 1000 * seed),
          )
        : [];
      const panel = [...short, ...long].map(({ name, values }) => ({ name, values }));
      const said = [...forecastPanel(panel, { horizon: ahead, season: SEASON })];
      for (const [at, { came }] of short.entries()) {
        const { low, high } = said[at].intervals.find(({ coverage }) => coverage === 0.8);
        AHEAD.forEach(([from, to], part) => {
          for (let week = from - 1; week < to; week += 1)
            inside[part].push(came[week] >= low[week] && came[week] <= high[week] ? 1 : 0);
        });
      }
    }
    return { kind, parts: inside.map(mean) };
  });
  const percent = (part) => `${Math.round(100 * part)} %`;
  return AHEAD.map(
    ([from, to], part) =>
      `in 80 % of series of ${SHORTEST} to ${LONGEST} weeks ${besideLong ? `beside ${LONG_OF_A_FAMILY} long ones of each family` : 'alone'}, ${from} to ${to} weeks ahead: ${percent(mean(found.map(({ parts }) => parts[part])))} (${found.map(({ kind, parts }) => `${kind} ${percent(parts[part])}`).join(', ')})`,
  );
}

async function loadMstl() {
  const file = createRequire(new URL('../libs/forecast/package.json', import.meta.url)).resolve(
    '@bsull/augurs/mstl',
  );
  const { initSync, MSTL } = await import(file);
  initSync({ module: readFileSync(join(dirname(file), 'mstl_bg.wasm')) });
  return MSTL;
}

const mean = (values) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
const round = (value) => Math.round(value * 1000) / 1000;
