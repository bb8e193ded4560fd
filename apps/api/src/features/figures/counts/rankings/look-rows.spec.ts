import { expect, it } from '@jest/globals';
import { LookRows } from './look-rows.js';

it('says between what a number of people lies, as exact tables of Poisson numbers have it', async () => {
  const rows = new LookRows({ query: async () => ({ rows: [] }) } as never);
  const ranked = [10_000, 100, 10, 0].map((people, index) => ({ look: `l-${index}`, people }));
  expect((await rows.of(ranked)).map(({ interval }) => interval)).toEqual([
    [9_804, 10_196],
    [81, 120],
    [4, 17],
    null,
  ]);
});

it('ranks looks by people, and says which have few', async () => {
  const rows = new LookRows({ query: async () => ({ rows: [] }) } as never);
  const ranked = [12, 10, 9, 2].map((people, index) => ({ look: `l-${index}`, people }));
  const shown = (await rows.of(ranked)).map(({ look, value, ranking, low_base }) => [
    ...([look, value, ranking, low_base] as const),
  ]);
  expect(shown).toEqual([
    ['l-0', 12, 1, false],
    ['l-1', 10, 2, false],
    ['l-2', 9, 3, true],
    ['l-3', 2, 4, true],
  ]);
});

it('calls looks by brand and place, with their pictures, and one that is gone by its slug', async () => {
  const known = {
    slug: 'l-1',
    designer_name: 'Maison Orvanne',
    season_name: 'Resort 2027',
    city_name: 'Paris',
    position: 7,
    image_filename: 'l-1.jpg',
  };
  const pictured = await new LookRows({ query: async () => ({ rows: [known] }) } as never).pictured([
    'l-1',
    'l-2',
  ]);
  expect([pictured('l-1'), pictured('l-2')]).toEqual([
    { label: 'Maison Orvanne, look 7', image_filename: 'l-1.jpg' },
    { label: 'l-2', image_filename: null },
  ]);
});
