import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Person } from '../../testing/testing-api.js';
import { addDays, dayInParis } from '../figures/index.js';
import { startTestDashboard } from '../figures/testing-dashboard.harness.js';
import { latestOrigin } from './domain/origins.js';
import { FIND_LEADS } from './making/tasks.js';
import type { LeadsDto } from './queries/leads.js';

const LATEST = latestOrigin(dayInParis(new Date()));
const WEEKS = 130;
const EACH = 100;
const LEAD = 3;
/** Weeks by which lace is worn in the street before it is searched. */
const STREET_LEAD = 2;
const PICTURES = 40;

/** A number in [0, 1) for a seed (mulberry32 without its memory). */
function chance(seed: number): number {
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
/** Of a hundred, another number each week. */
const waves = (seed: number) => (week: number) =>
  20 + Math.floor(50 * chance(1_000 * seed + 7 * week + 12_345));
const lace = waves(1);
const denimSearched = waves(2);
const denimOpened = waves(3);
/** Loaded at once, as the demo's events are: of one day of the log, which is read in a fraction of the time of as many days as weeks. */
const writtenAt = new Date(Date.now() - 3_600_000).toISOString();
const timeOf = (monday: string, n: number) =>
  new Date(Date.parse(`${monday}T09:00:00Z`) + n * 60_000).toISOString();

let running: Awaited<ReturnType<typeof startTestDashboard>>;
let analyst: Person;
beforeAll(async () => {
  running = await startTestDashboard();
  analyst = await running.api.person('analyst');
  const looks = ['00', '01', '10', '11'].map((has) => ({
    look: `look-${has}`,
    tags: [...(has[0] === '1' ? ['lace'] : []), ...(has[1] === '1' ? ['denim'] : []), 'velvet'],
  }));
  await running.facts.looks(looks);
  const weeks = Array.from({ length: WEEKS }, (_, week) => ({
    week,
    monday: addDays(LATEST, 7 * (week - WEEKS)),
  }));
  await running.facts.searches(
    weeks.flatMap(({ week, monday }) =>
      Array.from({ length: EACH }, (_, n) => ({
        at: timeOf(monday, n),
        writtenAt,
        visitor: `s-${week}-${n}`,
        names: [
          ...(n < lace(week) ? ['tag:lace'] : []),
          ...((n * 37) % EACH < denimSearched(week) ? ['tag:denim'] : []),
          'tag:velvet',
        ],
      })),
    ),
  );
  // Lace is opened as it was searched three weeks before; denim as it happens.
  await running.facts.views(
    weeks.flatMap(({ week, monday }) =>
      Array.from({ length: EACH }, (_, n) => {
        const has = [n < lace(week - LEAD), (n * 37) % EACH < denimOpened(week)];
        return {
          at: timeOf(monday, n),
          writtenAt,
          visitor: `v-${week}-${n}`,
          look: `look-${has.map(Number).join('')}`,
        };
      }),
    ),
  );
  await running.facts.pictures(
    weeks.flatMap(({ week, monday }) =>
      Array.from({ length: PICTURES }, (_, n) => ({
        picture: `street-${week}-${n}`,
        at: timeOf(monday, n),
        tags: n < (PICTURES / EACH) * lace(week + STREET_LEAD) ? ['lace'] : [],
      })),
    ),
  );
  await running.api.runJobs(FIND_LEADS);
}, 300_000);
afterAll(() => running?.stop());

const leads = async (query: string) =>
  (await analyst.get(`/api/dashboard/leads?${query}`)).body as unknown as LeadsDto;

it('finds that the street moves two weeks before searches and these three before looks are opened, and nothing where nothing leads', async () => {
  const { rows } = await running.pool.query(
    'SELECT last_error FROM graphile_worker.jobs WHERE last_error IS NOT NULL',
  );
  expect(rows).toEqual([]);
  const { results, shown_count, until, fewest_weeks } = await leads('');
  expect(until).toBe(LATEST);
  expect(fewest_weeks).toBe(46);
  // What never varies has no lead to look for, and denim is not worn in the street.
  expect(results.map(({ slug }) => slug)).toEqual(['lace', 'lace', 'lace', 'denim']);
  const leadOf = (one: string, other: string) =>
    results.find(({ first, second }) => first === one && second === other);
  const found = leadOf('searches', 'views');
  expect(found).toMatchObject({ slug: 'lace', shown: true, lead: LEAD, weeks: WEEKS });
  expect(found?.low).toBeLessThanOrEqual(LEAD);
  expect(found?.high).toBeGreaterThanOrEqual(LEAD);
  const inStreet = { slug: 'lace', shown: true };
  expect(leadOf('street-style', 'searches')).toMatchObject({ ...inStreet, lead: STREET_LEAD });
  expect(leadOf('street-style', 'views')).toMatchObject({ ...inStreet, lead: STREET_LEAD + LEAD });
  expect(results[3]).toMatchObject({ slug: 'denim', shown: false });
  expect(shown_count).toBe(3);
  expect((await leads('slug=denim')).results.map(({ slug }) => slug)).toEqual(['denim']);
  expect((await leads('of=brand&slug=nobody')).results).toEqual([]);
});

it('shows them to subscribers alone', async () => {
  const reader = await running.api.person('free');
  expect((await reader.get('/api/dashboard/leads')).status).toBe(403);
  expect((await analyst.get('/api/dashboard/leads?of=colour')).status).toBe(422);
});
