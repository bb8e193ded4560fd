import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FIGURE_ADDRESSES, type Figure, type FigureAddress } from '@toile/contracts';
import { testPostgres, testWarehouse } from '@toile/testing';
import type { Warehouse } from '@toile/warehouse';
import fc from 'fast-check';
import pg from 'pg';
import { Facts } from '../testing-facts.js';
import { figuresOn } from '../testing-figures.js';
import type { PlainEvent, PlainFacts } from './plain-figures.js';
import { insertFacts } from './testing-insert-facts.js';
import { DAYS_OF_HISTORY, MEMBERS, randomHistory, SEASON } from './testing-random-facts.js';
import { sealFacts } from './testing-seal-facts.js';

let warehouse: Warehouse;
let facts: Facts;
let stop: () => Promise<void>;
beforeAll(async () => {
  const postgres = await testPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
  const store = await testWarehouse(pool);
  warehouse = store.warehouse;
  facts = new Facts(warehouse);
  stop = async () => {
    await store.stop();
    await pool.end();
    await postgres.stop();
  };
});
afterAll(() => stop?.());

/** What is on the way for more than a day has arrived by the last one. */
const ALL_DAYS = [...DAYS_OF_HISTORY, '2026-09-24', '2026-09-25'];
/** Neighbours of the list are alike: of each four one is asked, which runs draw; all of each form in `as-known-then.property.long-spec.ts`. */
const NEIGHBOURS = 4;
const askedOf = (drawn: number) =>
  FIGURE_ADDRESSES.filter((_, at) => at % NEIGHBOURS === drawn || process.env.EVERY_FIGURE === '1');
/** So many of them are looked at in a run: each costs seconds, and runs draw others. */
const DAYS = 2;
const MONDAY = new Date('2026-09-28T00:00:00Z');
const SEALED = { weeks: MONDAY, days: MONDAY, hours: MONDAY };
/** When a history that is loaded at once is written. */
const LOADED_ON = '2026-09-27';

/** What an alert watches of a figure, of every row; or why it is refused. */
async function numbersOf(
  f: ReturnType<typeof figuresOn>,
  address: FigureAddress,
  query: Record<string, string>,
  days?: readonly string[],
) {
  const scope = await f.scope({ brand: 'a', trend: 'denim', limit: '500', ...query });
  const times = days?.map((day) => new Date(`${day}T23:59:59.999Z`));
  const numbers = ({ rows }: Figure) =>
    rows.map(({ label, tag_name, look, value, evolution, ranking, numerator, denominator, suppressed }) => {
      return { label, tag_name, look, value, evolution, ranking, numerator, denominator, suppressed };
    });
  return f.count
    .at(address, { ...scope, ...(times && { times }) })
    .then(numbers, (error: Error) => error.message);
}

it.each([
  ['written as it came', 0, {}],
  ['loaded at once, long after', 2, { writtenAt: `${LOADED_ON}T12:00:00.000Z` }],
])(
  'tells what was known at ends of days, asked one after the other, as raw rows of each time tell it, of history %s',
  async (_, form, written) => {
    await fc.assert(
      fc.asyncProperty(
        randomHistory,
        fc.constantFrom(
          {},
          { window: '30d' },
          { city: 'paris' },
          { metric: 'views' },
          { metric: 'searches' },
        ),
        fc.shuffledSubarray(ALL_DAYS, { minLength: DAYS, maxLength: DAYS }),
        fc.nat(1),
        async (random, query, shuffled, next) => {
          const history = { ...random, events: random.events.map((event) => ({ ...event, ...written })) };
          // An alert asks about one day after the other.
          const days = shuffled.toSorted();
          await insertFacts(warehouse, facts, history);
          await sealFacts(warehouse, history, [...ALL_DAYS, LOADED_ON]);
          const settled = figuresOn(warehouse, history.categories as never, MEMBERS, SEALED);
          const unlike: unknown[] = [];
          for (const day of days)
            for (const address of askedOf(form + next)) {
              const at = (time: string) => ({ ...query, as_of: `${day}T${time}Z` });
              // A millisecond earlier is no end of a day: it is counted anew, from raw rows, by nobody who remembers anything.
              const raw = figuresOn(warehouse, history.categories as never, MEMBERS);
              const [known, plain] = [
                await numbersOf(settled, address, at('23:59:59.999'), days),
                await numbersOf(raw, address, at('23:59:59.998')),
              ];
              if (JSON.stringify(known) !== JSON.stringify(plain))
                unlike.push({ day, address, known, plain });
            }
          expect(unlike).toEqual([]);
        },
      ),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 1), endOnFailure: true },
    );
  },
  1_800_000,
);

it('takes back of a day what a search of the evening before, which came late, made a repeat', async () => {
  const search = (n: number, at: string, receivedAt: string, visitor: string): PlainEvent => {
    const id = `018f4a1e-7c3b-7d2a-9f10-00000000000${n}`;
    const whole = {
      country: 'FR',
      locale: 'fr',
      bot: false,
      staff: false,
      isMember: false,
      page: 1,
      about: '',
    };
    return { ...whole, id, at, receivedAt, visitor, kind: 'search', names: ['tag:denim'] };
  };
  // Midnight in Paris is 22:00.
  const [before, after] = ['2026-09-20T21:50:00.000Z', '2026-09-20T22:10:00.000Z'];
  const events = [
    search(1, after, after, 'v1'),
    search(2, before, '2026-09-22T03:00:00.000Z', 'v1'),
    search(3, '2026-09-19T07:00:00.000Z', '2026-09-19T07:00:00.000Z', 'v2'),
  ];
  const [look] = fc.sample(randomHistory, 1).flatMap(({ looks }) => looks);
  if (!look) throw new Error('no look');
  const looks = [
    { ...look, tags: ['denim'], season: SEASON, isWithdrawn: false, at: '2026-01-01T00:00:00.000Z' },
  ];
  const days = ['2026-09-21', '2026-09-22'];
  for (const written of [{}, { writtenAt: `${LOADED_ON}T12:00:00.000Z` }]) {
    const history: PlainFacts = {
      looks,
      events: events.map((one) => ({ ...one, ...written })),
      boards: [],
      categories: {},
    };
    await insertFacts(warehouse, facts, history);
    await sealFacts(warehouse, history, [...ALL_DAYS, LOADED_ON]);
    const f = figuresOn(warehouse, {} as never, MEMBERS, SEALED);
    for (const day of days) {
      const scope = await f.scope({ window: '30d', as_of: `${day}T23:59:59.999Z` });
      const times = days.map((one) => new Date(`${one}T23:59:59.999Z`));
      const windows = { now: { from: '2026-09-01', to: '2026-09-23' }, before: null };
      const [now] = await f.figures.searches.by(
        'tag',
        { ...scope, times },
        await f.figures.names.all(),
        windows,
      );
      expect([day, now.count('denim').value]).toEqual([day, 2]);
    }
  }
});
