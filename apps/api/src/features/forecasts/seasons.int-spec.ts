import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SEASONS } from '@toile/contracts';
import type { Person } from '../../testing/testing-api.js';
import { dayInParis } from '../figures/index.js';
import { startTestDashboard } from '../figures/testing-dashboard.harness.js';
import { MAKE_FORECASTS } from './making/tasks.js';
import type { ConceptForecastDto } from './queries/forecast.dto.js';
import type { ForecastRecordDto } from './queries/forecast-record.js';

const today = dayInParis(new Date());
const MAIN = SEASONS.filter(({ code }) => code === 'FW' || code === 'SS').sort((a, b) =>
  a.shows_start.localeCompare(b.shows_start),
);
const SHOWN = MAIN.filter(({ shows_end }) => shows_end < today).slice(-12);
const NEXT = MAIN.find(({ shows_end }) => shows_end >= today);
const TAGS = ['denim', 'velvet', 'lace', 'tweed', 'fur', 'silk'];
const BRANDS = 8;
const LOOKS = 25;

let running: Awaited<ReturnType<typeof startTestDashboard>>;
let analyst: Person;
beforeAll(async () => {
  running = await startTestDashboard();
  analyst = await running.api.person('analyst');
  await running.facts.looks(SHOWN.flatMap(looksOf));
  await running.api.runJobs(MAKE_FORECASTS);
}, 300_000);
afterAll(() => running?.stop());

/** Denim rises by two looks of two hundred a year; the others tremble. */
function looksOf({ slug, shows_start }: (typeof SHOWN)[number], season: number) {
  return Array.from({ length: BRANDS * LOOKS }, (_, n) => {
    const tags = TAGS.filter((_tag, index) => {
      const many = index === 0 ? 20 + season : 10 + 4 * index + ((season * (index + 3)) % 5);
      return (n * 7 + index * 31) % (BRANDS * LOOKS) < many;
    });
    const look = `${slug}-${n}`;
    return { look, designer: `house-${n % BRANDS}`, season: slug, day: shows_start, tags };
  });
}
const asked = async (query: string, who = analyst) =>
  (await who.get(`/api/dashboard/forecasts?measure=runway-share&${query}`))
    .body as unknown as ConceptForecastDto;

it('foretells the runway share of the next season from all that have closed, with intervals', async () => {
  const { series, forecast, origins } = await asked('slug=denim');
  expect(origins[0]).toBe(NEXT?.shows_start);
  expect(forecast).toMatchObject({ origin: NEXT?.shows_start, afterwards: false, method: 'pooled seasons' });
  expect(forecast?.data).toMatchObject({ weeks: SHOWN.length });
  expect(forecast?.weeks).toHaveLength(1);
  const [week] = forecast?.weeks ?? [];
  expect(week).toMatchObject({ from: NEXT?.shows_start, season_short: NEXT?.short_name });
  const last = series.series[0]?.points.at(-2)?.value ?? 0;
  expect(Math.abs((week?.value ?? 0) - last)).toBeLessThan(3);
  const band = week?.bands.find(({ coverage }) => coverage === 80);
  expect(band?.low).toBeLessThan(week?.value ?? 0);
  expect(band?.high).toBeGreaterThan(week?.value ?? 0);
});

it('keeps what was said of seasons of the past, from those before them alone, beside what came', async () => {
  const record = (
    await analyst.get('/api/dashboard/forecasts/record?measure=runway-share&slug=denim&order=newest')
  ).body as unknown as ForecastRecordDto;
  expect(record.total_count).toBeGreaterThan(1);
  for (const { horizon, weeks, origin, ended, came, said } of record.results) {
    expect([horizon, weeks, origin < ended]).toEqual([1, 1, true]);
    expect(Math.abs(said - came)).toBeLessThan(6);
  }
  const [newest] = record.results;
  expect(newest?.origin).toBe(SHOWN.at(-1)?.shows_start);
  expect(newest?.came).toBeCloseTo((100 * (20 + SHOWN.length - 1)) / (BRANDS * LOOKS), 1);
  const { forecast } = await asked(`slug=denim&origin=${newest?.origin}`);
  expect(forecast).toMatchObject({ afterwards: true, scores: [{ horizon: 1 }] });
});

it('is made once, and shown to everybody where the season has closed for them', async () => {
  const before = await asked('slug=denim');
  await running.api.runJobs(MAKE_FORECASTS);
  expect(before.forecast).toBeTruthy();
  expect((await asked('slug=denim')).forecast).toEqual(before.forecast);
  const reader = await running.api.person('free');
  const own = await asked('slug=denim', reader);
  expect(own.origins.includes(NEXT?.shows_start ?? '')).toBe(false);
});
