import { expect, it } from '@jest/globals';
import { SEASONS, type Season } from '@toile/contracts';
import { readersMoved, seasonsTold } from './season-rounds.js';

const closed = 'spring-summer-2027';
const seasons = SEASONS.map((one) => ({
  ...one,
  status: (one.shows_end < '2026-11-01' ? 'closed' : 'upcoming') as Season['status'],
}));

it('are the main seasons without a gap up to the newest that has closed, and the one after', () => {
  const { told, next } = seasonsTold(seasons, (slug) => slug !== 'fall-winter-2022');
  expect([told[0]?.short_name, told.at(-1)?.slug, next?.short_name]).toEqual(['SS23', closed, 'FW27']);
  expect(told).toHaveLength(9);
  expect(seasonsTold(seasons, () => false)).toEqual({ told: [], next: undefined });
});

it('tells how readers moved in the half-year before, against the year before that, and nothing of gaps or few', () => {
  const weeks = Array.from({ length: 120 }, (_, n) =>
    new Date(Date.UTC(2024, 6, 1) + n * 604_800_000).toISOString().slice(0, 10),
  );
  const of = weeks.map(() => 100);
  const until = weeks[110] ?? '';
  const doubled = weeks.map((_, n) => (n >= 84 ? 20 : 10));
  expect(readersMoved({ weeks, of }, doubled, until)).toBeCloseTo(Math.log(2), 2);
  expect(
    readersMoved(
      { weeks, of },
      weeks.map(() => 0),
      until,
    ),
  ).toBeNull();
  expect(readersMoved({ weeks, of: of.map((one, n) => (n < 60 ? 0 : one)) }, doubled, until)).toBeNull();
  expect(readersMoved({ weeks, of }, doubled, weeks[20] ?? '')).toBeNull();
});
