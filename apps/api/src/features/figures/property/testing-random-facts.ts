import fc from 'fast-check';
import type { PlainBoardEvent, PlainEvent, PlainFacts, PlainLook } from './plain-figures.js';

const TAGS = ['denim', 'lace', 'velvet', 'romantic'];
const BRANDS = ['a', 'b', 'c'];
const LOOKS = ['l0', 'l1', 'l2', 'l3', 'l4', 'l5', 'l6', 'l7'];
const NAMES = [
  'tag:denim',
  'tag:lace',
  'tag:velvet',
  'tag:unheard',
  'designer:a',
  'designer:b',
  'designer:nobody',
  'season:spring-summer-2027',
  'city:paris',
  'text:denim',
  'text:Velvet ',
  'text:A',
  'text:nothing we know',
];
export const SEASON = 'spring-summer-2027';
/** What some of the looks are of. */
export const EARLIER = 'fall-winter-2026';
const CATEGORIES = { denim: 'fabric', lace: 'fabric', romantic: 'theme' };

/** Visitors who are members. */
export const MEMBERS = ['v1', 'v4', 'v7', 'v9'];

const twoDigits = (n: number) => String(n).padStart(2, '0');
/** Two days, three hours around a border between them, to the second. */
const moment = fc
  .record({
    day: fc.constantFrom('2026-09-20', '2026-09-21'),
    hour: fc.constantFrom(7, 8, 22),
    minute: fc.nat(59),
    second: fc.nat(59),
  })
  .map(
    ({ day, hour, minute, second }) =>
      `${day}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}.000Z`,
  );

const look: fc.Arbitrary<PlainLook> = fc.record({
  look: fc.constantFrom(...LOOKS),
  designer: fc.constantFrom(...BRANDS),
  season: fc.constantFrom(SEASON, SEASON, EARLIER),
  type: fc.constantFrom('woman', 'woman', 'man'),
  city: fc.constantFrom('paris', 'milan'),
  tags: fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 3 }),
  day: fc.nat(3).map((n) => `2026-09-${18 + n}`),
  at: fc.nat(50).map((n) => `2026-01-01T00:00:${twoDigits(n)}.000Z`),
  isWithdrawn: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});

const event = fc.record({
  // Few ids, so that beacons repeat.
  id: fc.nat(120).map((n) => `018f4a1e-7c3b-7d2a-9f10-${String(n).padStart(12, '0')}`),
  at: moment,
  /** Hours on the way; most take none. */
  late: fc.constantFrom<number>(0, 0, 0, 1, 10),
  visitor: fc.oneof(
    { weight: 1, arbitrary: fc.constant('') },
    { weight: 9, arbitrary: fc.nat(14).map((n) => `v${n}`) },
  ),
  isMember: fc.constant(false),
  country: fc.constantFrom('IT', 'FR', 'XX'),
  locale: fc.constantFrom('en', 'fr', ''),
  bot: fc.nat(19).map((n) => n === 0),
  staff: fc.nat(19).map((n) => n === 0),
  kind: fc.constantFrom('search' as const, 'page' as const, 'view' as const),
  names: fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 3 }),
  page: fc.constantFrom(0, 1, 1, 2),
  about: fc.constantFrom(...BRANDS, ...LOOKS.slice(0, 3).map((look) => `look:${look}`), ''),
});

const board: fc.Arbitrary<PlainBoardEvent> = fc.record({
  at: moment,
  moodboard: fc.nat(14).map((n) => `m${n}`),
  look: fc.constantFrom(...LOOKS),
  isAdded: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
});

/** What the catalogue tells of versions of looks. */
export const catalogueMessages = (looks: readonly PlainLook[]) =>
  looks.map(({ isWithdrawn, at, day, ...data }) => ({
    at,
    type: isWithdrawn ? 'look-withdrawn' : 'look-published',
    data: {
      ...data,
      collection: data.designer,
      show_date: `${day}T10:00:00Z`,
      models: [],
      colours: [],
    },
  }));

/** A catalogue that was changed over and over: versions of few looks, in the order they came, some of the same moment or of before. */
export const randomCatalogue = fc.array(look, { minLength: 1, maxLength: 40 });

/** Days that follow each other, in which the catalogue, boards and readers change; some of it arrives a day late. */
export const DAYS_OF_HISTORY = ['2026-09-19', '2026-09-20', '2026-09-21', '2026-09-22', '2026-09-23'];
const someTime = fc
  .record({ day: fc.constantFrom(...DAYS_OF_HISTORY), hour: fc.constantFrom(7, 22), minute: fc.nat(59) })
  .map(({ day, hour, minute }) => `${day}T${twoDigits(hour)}:${twoDigits(minute)}:00.000Z`);
export const randomHistory: fc.Arbitrary<PlainFacts> = fc
  .record({
    first: fc.array(look, { minLength: 1, maxLength: 14 }),
    later: fc.array(fc.tuple(look, someTime), { maxLength: 6 }),
    events: fc.array(fc.tuple(event, someTime, fc.constantFrom(0, 0, 0, 1, 30)), {
      minLength: 20,
      maxLength: 120,
    }),
    boards: fc.array(fc.tuple(board, someTime), { maxLength: 40 }),
  })
  .map(({ first, later, events, boards }) => ({
    looks: [...first, ...later.map(([one, at]) => ({ ...one, at }))],
    events: wholeOf(events.map(([one, at, late]) => ({ ...one, at, late }))),
    boards: boards.map(([one, at]) => ({ ...one, at })),
    categories: CATEGORIES,
  }));

/** A small catalogue with retags and withdrawals, and what readers did with it; copies of a beacon are the same. */
export const randomFacts: fc.Arbitrary<PlainFacts> = fc
  .record({
    looks: fc.array(look, { minLength: 1, maxLength: 14 }),
    events: fc.array(event, { minLength: 20, maxLength: 160 }),
    boards: fc.array(board, { maxLength: 40 }),
  })
  .map(({ looks, events, boards }) => ({ looks, events: wholeOf(events), boards, categories: CATEGORIES }));

type Told = typeof event extends fc.Arbitrary<infer E> ? E : never;

/** Events with what they are about; those of one id are copies. */
function wholeOf(events: readonly Told[]): PlainEvent[] {
  const first = new Map<string, PlainEvent>();
  return events.map((one, index): PlainEvent => {
    const known = first.get(one.id);
    if (known) return known;
    const about = one.kind === 'view' ? (LOOKS[index % LOOKS.length] ?? 'l0') : one.about;
    const { late, ...told } = one;
    // What a search leads to that comes after it is not found again (decision 27).
    const hours = one.kind === 'search' ? 0 : late;
    const receivedAt = new Date(Date.parse(one.at) + hours * 3_600_000).toISOString();
    const made = { ...told, about, receivedAt, isMember: MEMBERS.includes(one.visitor) };
    first.set(one.id, made);
    return made;
  });
}
