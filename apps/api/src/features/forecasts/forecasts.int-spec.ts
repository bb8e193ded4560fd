import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AlertTrial } from '@toile/contracts';
import { FORECAST_VERSION } from '@toile/forecast';
import type { Person } from '../../testing/testing-api.js';
import { addDays, dayInParis } from '../figures/index.js';
import { startTestDashboard } from '../figures/testing-dashboard.harness.js';
import { latestOrigin, pastOrigins } from './domain/origins.js';
import { MAKE_FORECASTS } from './making/tasks.js';
import type { ConceptForecastDto } from './queries/forecast.dto.js';
import type { ForecastRecordDto } from './queries/forecast-record.js';

const today = dayInParis(new Date());
const LATEST = latestOrigin(today);
const PAST = pastOrigins(LATEST);
/** Searches for denim double at this origin: nothing said at it may know. */
const BEFORE = PAST.find((origin) => origin <= addDays(LATEST, -7 * 33)) ?? '';
const WEEKS = 170;
const SEARCHES = 60;

let running: Awaited<ReturnType<typeof startTestDashboard>>;
let analyst: Person;
beforeAll(async () => {
  running = await startTestDashboard();
  analyst = await running.api.person('analyst');
  await running.facts.looks(
    ['denim', 'velvet', 'lace'].map((tag) => ({ look: `look-of-${tag}`, tags: [tag] })),
  );
  const weeks = Array.from({ length: WEEKS }, (_, back) => addDays(LATEST, -7 * (back + 1)));
  await running.facts.searches(weeks.flatMap(weekOf));
  await running.api.runJobs(MAKE_FORECASTS);
}, 300_000);
afterAll(() => running?.stop());

/** Loaded at once, as the demo's are: of one day of the log, which is read in a fraction of the time of as many days as weeks. */
const writtenAt = new Date(Date.now() - 3_600_000).toISOString();
/** Of sixty searches a week denim has twelve, twice as many once it doubled, one more or less; velvet some that come and go with the year. */
function weekOf(monday: string) {
  const tremble = (Date.parse(monday) / 604_800_000) % 3 < 1 ? 1 : 0;
  const denim = (monday >= BEFORE ? 24 : 12) + tremble;
  const season = Math.sin((2 * Math.PI * Date.parse(monday)) / (364 * 86_400_000));
  const velvet = Math.round(16 + 10 * season);
  return Array.from({ length: SEARCHES }, (_, n) => ({
    at: new Date(Date.parse(`${monday}T09:00:00Z`) + n * 60_000).toISOString(),
    writtenAt,
    visitor: `v-${monday}-${n}`,
    names: [n < denim ? 'tag:denim' : n < denim + velvet ? 'tag:velvet' : 'tag:lace'],
  }));
}
const asked = async (query: string, who = analyst) =>
  (await who.get(`/api/dashboard/forecasts?${query}`)).body as unknown as ConceptForecastDto;
const record = async (query: string, who = analyst) =>
  (await who.get(`/api/dashboard/forecasts/record?${query}`)).body as unknown as ForecastRecordDto;

it('foretells a year of weeks from all that is known, with intervals within one another', async () => {
  const { rows: failed } = await running.pool.query(
    'SELECT last_error FROM graphile_worker.jobs WHERE last_error IS NOT NULL',
  );
  expect(failed).toEqual([]);
  const { series, forecast, origins } = await asked('slug=denim');
  expect(origins).toEqual([LATEST, ...PAST]);
  expect(series.series[0]?.points.at(-1)).toBeDefined();
  expect(forecast).toMatchObject({
    origin: LATEST,
    afterwards: false,
    version: FORECAST_VERSION,
    scores: [],
  });
  expect(forecast?.data).toMatchObject({ to: addDays(LATEST, -1), weeks: WEEKS });
  expect(forecast?.weeks).toHaveLength(52);
  expect(forecast?.weeks[0]).toMatchObject({ from: LATEST, to: addDays(LATEST, 6) });
  for (const { value, bands } of forecast?.weeks ?? []) {
    expect(Math.abs(value - 40)).toBeLessThan(8);
    const ends = bands.map(({ low }) => low).reverse();
    expect([...ends, value, ...bands.map(({ high }) => high)]).toEqual(
      [...ends, value, ...bands.map(({ high }) => high)].sort((a, b) => a - b),
    );
    expect(bands.map(({ coverage }) => coverage)).toEqual([50, 80, 95]);
  }
});

it('foretells the past from what was known then alone, and keeps what came of it', async () => {
  const { forecast } = await asked(`slug=denim&origin=${BEFORE}`);
  expect(forecast?.afterwards).toBe(true);
  expect(forecast?.data.to).toBe(addDays(BEFORE, -1));
  for (const { value } of forecast?.weeks ?? []) expect(value).toBeLessThan(25);
  const quarter = forecast?.scores.find(({ horizon }) => horizon === 13);
  expect(quarter?.came).toBeCloseTo(40.6, 0);
  expect(quarter).toMatchObject({ weeks: 13, within95: 0 });
});

it('says in which week something changed, and that nothing did where nothing did', async () => {
  const denim = await asked('slug=denim');
  // Two years are shown; what was before is not judged.
  expect(denim.changes.map(({ from }) => from)).toEqual([BEFORE]);
  expect(denim.changes[0]?.before).toBeCloseTo(20.5, 0);
  expect(denim.changes[0]?.after).toBeCloseTo(40.5, 0);
  const behind = await analyst.get(
    `/api/dashboard/rows/events?measure=searches&trend=denim&looks=all&from=${BEFORE}&to=${addDays(BEFORE, 6)}`,
  );
  expect(behind.status).toBe(200);
});

it('is made once: another night adds nothing, and says the same', async () => {
  const before = await asked('slug=velvet');
  const events = async () =>
    (
      await running.pool.query(
        `SELECT count(*)::int AS n FROM event_store.event WHERE stream LIKE 'forecast-%'`,
      )
    ).rows[0].n;
  const made = await events();
  expect(made).toBeGreaterThan(0);
  await running.api.runJobs(MAKE_FORECASTS);
  expect(await events()).toBe(made);
  expect((await asked('slug=velvet')).forecast).toEqual(before.forecast);
});

it('keeps the record of all that has ended, the greatest errors first, by what is asked for', async () => {
  const all = await record('');
  const pages = Array.from({ length: Math.ceil(all.total_count / 50) }, (_, n) => record(`page=${n + 1}`));
  const listed = (await Promise.all(pages)).flatMap(({ results }) => results);
  expect(new Set(listed.map(({ slug, origin, horizon }) => `${slug} ${origin} ${horizon}`)).size).toBe(
    all.total_count,
  );
  // Every horizon has rounds of several Mondays.
  for (const weeks of [4, 13, 26, 52])
    expect(
      new Set(listed.filter(({ horizon }) => horizon === weeks).map(({ origin }) => origin)).size,
    ).toBeGreaterThan(3);
  const errors = all.results.map(({ mase }) => mase ?? -1);
  expect(errors).toEqual([...errors].sort((a, b) => b - a));
  for (const { ended } of all.results) expect(ended <= LATEST).toBe(true);
  const worst = all.results[0];
  expect(worst).toMatchObject({ measure: 'searches', of: 'trend' });
  const some = await record('slug=velvet&horizon=13&order=newest');
  expect(some.results.every(({ slug, horizon }) => slug === 'velvet' && horizon === 13)).toBe(true);
  expect(some.total_count).toBeGreaterThan(3);
  const weeks = some.results.reduce((sum, one) => sum + one.weeks, 0);
  const in80 = some.results.reduce((sum, one) => sum + one.within80, 0);
  const counted = some.groups.reduce((sum, one) => sum + one.forecasts, 0);
  expect(counted).toBe(some.total_count);
  if (some.groups.length === 1) expect(some.groups[0]?.within80).toBeCloseTo((100 * in80) / weeks, 1);
  const feed = await fetch(`${running.api.url}/api/dashboard/forecasts/record.atom?slug=denim`);
  expect(feed.headers.get('content-type')).toContain('application/atom+xml');
});

it('shows everybody what had ended with the newest closed season, and nothing later', async () => {
  const reader = await running.api.person('free');
  const own = await asked('slug=denim', reader);
  const last = own.series.steps.at(-1)?.to ?? '';
  expect(last < LATEST).toBe(true);
  for (const origin of own.origins) expect(origin <= last).toBe(true);
  for (const { ended } of (await record('', reader)).results) expect(ended <= addDays(last, 1)).toBe(true);
  const newest = await reader.get(`/api/dashboard/forecasts?slug=denim&origin=${LATEST}`);
  expect(newest.status).toBe(404);
});

it('is watched by alerts, tried on what was said then and on the weeks that had closed', async () => {
  const series = { measure: 'searches', of: 'trend', slug: 'denim' };
  const tried = async (over: object) => {
    const rule = { series, operator: 'above', threshold: 30, days: 365, ...over };
    const { status, body } = await analyst.send('POST', '/api/dashboard/alerts/trial', rule);
    expect([status, body]).toMatchObject([200, {}]);
    return body as unknown as AlertTrial;
  };
  const foretold = await tried({ watches: 'forecast', weeks: 13 });
  expect(foretold.points).toHaveLength(PAST.filter((origin) => origin >= addDays(today, -365)).length + 1);
  // It doubled after one forecast: a later one said so, and none of those before.
  expect(foretold.fired).toHaveLength(1);
  expect((foretold.fired[0]?.at ?? '') > BEFORE).toBe(true);
  expect(foretold.now).toMatchObject({ stand: 'crossed' });
  const surely = await tried({ watches: 'forecast', weeks: 13, measure: 'bound', threshold: 45 });
  expect(surely.fired).toEqual([]);
  const changed = await tried({ watches: 'changes', measure: 'size' });
  expect(changed.fired).toHaveLength(1);
  const [seen] = changed.fired;
  expect(seen?.value).toBeGreaterThan(30);
  expect((seen?.at ?? '') > BEFORE && (seen?.at ?? '') <= addDays(BEFORE, 43)).toBe(true);
  expect(changed.now).toEqual({ value: 0, stand: 'armed' });

  const rule = { watches: 'forecast', series, weeks: 13, operator: 'above', threshold: 30 };
  const kept = await analyst.send('POST', '/api/dashboard/alerts', { name: 'Denim ahead', ...rule });
  expect(kept).toMatchObject({
    status: 201,
    body: { watches: 'forecast', series, weeks: 13, stand: 'crossed' },
  });
  for (const [wrong, path] of [
    [{ watches: 'changes', series, weeks: 13, measure: 'size' }, 'weeks'],
    [{ watches: 'changes', series, measure: 'value' }, 'measure'],
    [{ watches: 'forecast', series }, 'weeks'],
    [{ watches: 'forecast', series: { ...series, measure: 'traffic' }, weeks: 13 }, 'series.measure'],
  ] as const) {
    const body = { operator: 'above', threshold: 30, ...wrong };
    const refused = await analyst.send('POST', '/api/dashboard/alerts/trial', body);
    expect(refused).toMatchObject({ status: 422, body: { violations: [{ propertyPath: path }] } });
  }
});

it('foretells nothing of what hardly anything is known, and refuses what there is not', async () => {
  expect((await asked('slug=denim&measure=views')).forecast).toBeNull();
  const refused = async (path: string) => (await analyst.get(`/api/dashboard/forecasts${path}`)).status;
  expect(await refused('?slug=no-such-thing')).toBe(404);
  expect(await refused('')).toBe(422);
  expect(await refused('?slug=denim&measure=traffic')).toBe(422);
  expect(await refused('?slug=denim&origin=yesterday')).toBe(422);
  expect(await refused('/record?horizon=5')).toBe(422);
  expect((await analyst.send('POST', '/api/operations/forecasts', {})).status).toBe(403);
  const operator = await running.api.person('operator');
  expect((await operator.send('POST', '/api/operations/forecasts', {})).status).toBe(202);
});
