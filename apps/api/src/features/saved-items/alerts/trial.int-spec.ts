import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type AlertTrial, type Figure, type FigureAddress, watchedRows } from '@toile/contracts';
import fc from 'fast-check';
import type { Person } from '../../../testing/testing-api.js';
import type { PlainFacts } from '../../figures/property/plain-figures.js';
import { insertFacts } from '../../figures/property/testing-insert-facts.js';
import { DAYS_OF_HISTORY, randomHistory } from '../../figures/property/testing-random-facts.js';
import { sealFacts } from '../../figures/property/testing-seal-facts.js';
import { startTestDashboard } from '../../figures/testing-dashboard.harness.js';
import type { QuestionAnswerDto } from '../../questions/index.js';

const DAY_MS = 86_400_000;
/** The history ends some days ago, when all of it has arrived. */
const LATER_MS =
  Math.floor(Date.now() / DAY_MS - 5) * DAY_MS - Date.parse(`${DAYS_OF_HISTORY.at(-1)}T00:00:00Z`);
const later = (time: string) => new Date(Date.parse(time) + LATER_MS).toISOString();
const inTheseDays = ({ looks, events, boards, ...rest }: PlainFacts): PlainFacts => ({
  ...rest,
  looks: looks.map((one) => ({ ...one, at: later(one.at), day: later(one.day).slice(0, 10) })),
  events: events.map((one) => ({ ...one, at: later(one.at), receivedAt: later(one.receivedAt) })),
  boards: boards.map((one) => ({ ...one, at: later(one.at) })),
});

let running: Awaited<ReturnType<typeof startTestDashboard>>;
beforeEach(async () => {
  running = await startTestDashboard();
});
afterEach(() => running?.stop());

const LIMIT = { operator: 'above', threshold: 30, days: 30 };
const figure = (figure: string, filters: object, row: string, measure = 'value') => {
  return { ...LIMIT, figure, filters: { season: 'spring-summer-2027', ...filters }, row, measure };
};
const question = (asked: string, row: string) => {
  return { ...LIMIT, watches: 'question', question: asked, row, column: '*' };
};
const RULES = [
  figure('category-overview/searches', { trend: 'denim', window: '30d' }, 'denim'),
  figure('category-overview/searches', { trend: 'denim', window: '12m' }, 'denim'),
  figure('category-overview/searches', { trend: 'denim' }, 'denim', 'evolution'),
  figure('category-overview/moodboards', { trend: 'denim' }, 'denim'),
  figure('category-overview/moodboards', { trend: 'denim', window: '30d' }, 'denim'),
  figure('category-overview/moodboards', { trend: 'denim', window: '30d', definition: '1' }, 'denim'),
  figure('graphs/unique-visitors', { window: '30d' }, 'en'),
  figure('graphs/searches-by-language', { window: '30d' }, 'en'),
  figure('graphs/ranking', { metric: 'traffic', window: '30d' }, 'a', 'ranking'),
  figure('graphs/ranking', { metric: 'views' }, 'a'),
  figure('graphs/ranking', { metric: 'traffic', window: '12m' }, 'b'),
  figure('graphs/ranking', { metric: 'views', window: '12m' }, 'b'),
  figure('graphs/search-among-consumers', { trend: 'denim' }, 'denim'),
  figure('category-overview/runway-share', { trend: 'denim' }, 'denim'),
  figure('trends/kpi/runway-share-adoption-by-brands', { trend: 'denim' }, 'denim'),
  figure('category-overview/runway-share', { trend: 'denim', city: 'milan' }, 'denim', 'evolution'),
  figure('seasons/kpi', {}, 'looks'),
  figure('seasons/kpi', {}, 'brands'),
  figure('seasons/kpi', {}, 'models'),
  question('measures=runway_share&rows=tag&seasons=spring-summer-2027', 'denim'),
  question('measures=adoption&rows=tag&seasons=spring-summer-2027&where=city:milan', 'denim'),
  question('measures=search_share&rows=tag&window=30d', 'denim'),
  question('measures=views&rows=tag&window=30d', 'denim'),
  question('measures=views&rows=tag&seasons=spring-summer-2027&where=city:paris', 'denim'),
  question('measures=board_share&rows=tag&seasons=spring-summer-2027', 'denim'),
  question('measures=board_share&rows=tag&window=30d', 'denim'),
  question('measures=saves&rows=tag&window=30d', 'denim'),
  question('measures=board_share&rows=tag&seasons=spring-summer-2027&compare=previous', 'denim'),
  question('measures=visitors&rows=language&window=30d', 'en'),
  question('measures=member_share&rows=tag&seasons=spring-summer-2027', 'denim'),
  question('measures=member_share&rows=tag&seasons=spring-summer-2027&where=occupation:consumer', 'denim'),
];
/** What members did is released once, when a season is over and all of it has arrived: then it is known, before it is not. */
const RELEASED = { consumer: { of: 25, by: { denim: 10 } }, 'all-jobs': { of: 60, by: { denim: 15 } } };
const isOfMembers = (name: string) => name.includes('member_share') || name.includes('consumers');
const isOfLooks = (name: string) => /runway|seasons.kpi|adoption/.test(name);
const nameOf = (rule: (typeof RULES)[number]) => ('question' in rule ? rule.question : rule.figure);
const EVERY_RULE = process.env.EVERY_RULE === '1';
/** Neighbours of the list are alike: one of two is tried here, all in `trial.long-spec.ts`. */
const TRIED = RULES.filter((rule, at) => isOfMembers(nameOf(rule)) || at % 2 === 0 || EVERY_RULE);

const dayOfHistory = (day: number, hour: number) =>
  new Date(Date.parse(later(`${DAYS_OF_HISTORY[day]}T00:00:00Z`)) + hour * 3_600_000).toISOString();

/** Pictures that are told to be of another house, or taken back, while they are looked at. */
async function insertStreetStyle(written: { writtenAt?: string }) {
  const named = (slug: string) => ({ slug });
  const published = (day: number, slug: string, designer: string) => ({
    at: dayOfHistory(day, 3),
    type: 'content-published',
    data: {
      kind: 'street-style',
      slug,
      doc: {
        designer: named(designer),
        season: named('spring-summer-2027'),
        type: named('woman'),
        city: named('paris'),
      },
    },
  });
  await running.facts.messages('catalogue', [
    published(0, 's0', 'a'),
    published(2, 's0', 'b'),
    published(1, 's1', 'a'),
    { at: dayOfHistory(3, 3), type: 'content-withdrawn', data: { kind: 'street-style', slug: 's1' } },
  ]);
  const seen = DAYS_OF_HISTORY.flatMap((_, day) =>
    ['s0', 's0', 's1'].map((picture, visitor) => ({
      picture,
      at: dayOfHistory(day, 22),
      receivedAt: dayOfHistory(day, 22),
      visitor: `street-${visitor}`,
      ...written,
    })),
  );
  await running.facts.streetViews(seen);
  await running.facts.pages(
    seen.map(({ picture, ...event }) => ({ ...event, entity: `street-style:${picture}` })),
  );
  return seen;
}

/** What a reader is told who asks the same as of a time. */
async function toldAsOf(reader: Person, rule: (typeof RULES)[number], asOf: string): Promise<number | null> {
  if ('question' in rule) {
    // An alert asks for its row by name: one that there is nothing of is none, not absent.
    const asked = rule.question.replace(/rows=\w+/, (rows) => `${rows}:${rule.row}`);
    const { body } = await reader.get(`/api/dashboard/questions?${asked}&as_of=${asOf}`);
    const { rows, totals } = body as unknown as QuestionAnswerDto;
    const cell = [...rows, ...totals].find(({ row, column }) => row === rule.row && column === '*');
    return cell?.value ?? null;
  }
  const query = new URLSearchParams({
    ...(rule.filters as Record<string, string>),
    limit: '500',
    as_of: asOf,
  });
  const { body } = await reader.get(`/api/dashboard/${rule.figure}?${query}`);
  const [row] = watchedRows(rule.figure as FigureAddress, (body as unknown as Figure).rows, rule.row);
  const told = { value: row?.value, evolution: row?.evolution, ranking: row?.ranking };
  return told[rule.measure as keyof typeof told] ?? null;
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** Looks that are retagged, told to be of another house and taken back between the times that are asked about. */
async function insertChangingLooks() {
  const looks = Array.from({ length: 24 }, (_, at) => ({
    look: `changing-${at}`,
    designer: ['a', 'b', 'c', 'd'][at % 4] as string,
    season: at < 18 ? 'spring-summer-2027' : 'spring-summer-2026',
    city: at % 3 === 0 ? 'paris' : 'milan',
    tags: at % 2 === 0 ? ['denim'] : ['lace'],
    models: [`model-${at}`],
    day: daysAgo(60).slice(0, 10),
    at: daysAgo(40),
  }));
  await running.facts.looks([
    ...looks,
    ...looks.slice(0, 8).map((look) => ({ ...look, tags: ['denim', 'lace'], at: daysAgo(10) })),
    ...looks.slice(10, 12).map((look) => ({ ...look, designer: 'e', tags: ['denim'], at: daysAgo(6) })),
  ]);
  const withdrawn = looks.slice(12, 17).map(({ look }) => ({ look }));
  await running.facts.messages(
    'catalogue',
    withdrawn.map((data) => ({ at: daysAgo(6), type: 'look-withdrawn', data })),
  );
}

const FORMS = [
  ['written as it came', {}],
  ['loaded at once, long after', { writtenAt: new Date(Date.now() - DAY_MS).toISOString() }],
] as const;
/** Figures are told of both by `as-known-then.property.int-spec.ts`; trials of the second by `trial.long-spec.ts`. */
it.each(FORMS.slice(0, EVERY_RULE ? undefined : 1))(
  'tells of each time what a reader is told who asks about it alone, of members too, of history %s',
  async (_, written) => {
    const histories = fc.sample(randomHistory, { numRuns: 50, seed: Number(process.env.SEED ?? 27) });
    const [history] = histories.toSorted((a, b) => b.boards.length - a.boards.length);
    if (!history) throw new Error('no history');
    const ofTheseDays = inTheseDays(history);
    const facts = { ...ofTheseDays, events: ofTheseDays.events.map((event) => ({ ...event, ...written })) };
    await insertFacts(running.warehouse, running.facts, facts);
    const seen = await insertStreetStyle(written);
    await insertChangingLooks();
    // A name that was searched before anything had it.
    const at = dayOfHistory(2, 3);
    await running.facts.looks([
      { look: 'heard', designer: 'a', tags: ['unheard'], at, day: at.slice(0, 10) },
    ]);
    await running.facts.searches(
      seen.map(({ picture, ...event }) => ({
        ...event,
        names: [picture === 's1' ? 'tag:unheard' : 'tag:denim'],
        page: 1,
      })),
    );
    await running.facts.messages(
      'moodboards',
      facts.boards.slice(0, 3).flatMap(({ at, moodboard }, n) => {
        const afterwards = (hours: number) => new Date(Date.parse(at) + hours * 3_600_000).toISOString();
        const deleted = { at: afterwards(1), type: 'moodboard-deleted', data: { moodboard } };
        const restored = { at: afterwards(60), type: 'moodboard-restored', data: { moodboard } };
        return n === 0 ? [deleted, restored] : [deleted];
      }),
    );
    await running.pool.query(
      `INSERT INTO dashboard_release (season, days, released)
     VALUES ('spring-summer-2027', daterange(CURRENT_DATE - 40, CURRENT_DATE - 9, '[]'), $1)`,
      [RELEASED],
    );
    const days = Array.from({ length: 12 }, (_, day) =>
      new Date(Date.now() - (12 - day) * DAY_MS).toISOString().slice(0, 10),
    );
    await sealFacts(running.warehouse, { events: [...facts.events, ...seen] }, days);
    await running.pool.query(
      `INSERT INTO ledger_seal VALUES (1, 'tracking', 'days', $1), (1, 'tracking', 'hour', $2)`,
      [`${days.at(-1)}T00:00:00Z`, `${days.at(-1)}T23:00:00Z`],
    );
    const readers = [await running.api.person('analyst'), await running.api.person('operator')];
    const told: [name: string, at: string, value: number | null][] = [];
    const expected: unknown[] = [];
    for (const [at, rule] of TRIED.entries()) {
      const reader = readers[at % 2];
      if (!reader) throw new Error('nobody');
      // A member may try six a minute.
      await running.pool.query('DELETE FROM rate_limit');
      const { status, body } = await reader.send('POST', '/api/dashboard/alerts/trial', rule);
      expect([status, rule]).toEqual([200, rule]);
      // Each is asked as a reader asks, from raw rows; `as-known-then.property.int-spec.ts` does so of every day.
      for (const point of (body as unknown as AlertTrial).points
        .slice(17, 30)
        .filter((_, day) => day % 4 === 1)) {
        const name = nameOf(rule);
        told.push([name, point.at, point.value]);
        // A millisecond earlier is no end of a day: counted from raw rows.
        const asOf = new Date(Date.parse(point.at) - 1).toISOString();
        expected.push([name, point.at, await toldAsOf(reader, rule, asOf)]);
      }
    }
    expect(told).toEqual(expected);
    const ofMembers = told.filter(([name]) => isOfMembers(name));
    expect(new Set(ofMembers.map(([, , value]) => value))).toEqual(new Set([null, 25, 40]));
    const ofLooks = new Map<string, Set<number | null>>();
    for (const [name, , value] of told.filter(([name]) => isOfLooks(name)))
      ofLooks.set(name, (ofLooks.get(name) ?? new Set()).add(value));
    // The catalogue was another one at each of three times.
    expect([...ofLooks].filter(([, { size }]) => size < 2)).toEqual([]);
    // There is something to be told of.
    expect(told.filter(([, , value]) => value !== null && value !== 0).length).toBeGreaterThan(5);
  },
  600_000,
);
