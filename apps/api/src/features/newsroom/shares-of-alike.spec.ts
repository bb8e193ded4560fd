import { expect, it } from '@jest/globals';
import { sharesOfAlike } from './shares-of-alike.js';

const look = (distance: number, ...tags: string[]) => ({ distance, tags });

it('lets near looks count more: by hand', () => {
  // Widths 0, 1 and 2 of 4: weights 1, 3/4, 1/2 and 0 of the last.
  const found = sharesOfAlike([
    look(0, 'velvet'),
    look(1, 'velvet', 'lace'),
    look(4, 'lace'),
    look(16, 'denim'),
  ]);
  expect(found).toEqual([
    { tag: 'velvet', looks: 2, of: 4, share: expect.closeTo(1.75 / 2.25, 12) },
    { tag: 'lace', looks: 2, of: 4, share: expect.closeTo(1.25 / 2.25, 12) },
  ]);
});

it('lets looks that are all as alike count the same, and says nothing of none', () => {
  const shares = (distance: number) =>
    sharesOfAlike([look(distance, 'velvet'), look(distance, 'lace')]).map(({ tag, share }) => [tag, share]);
  for (const distance of [0, 9])
    expect(shares(distance)).toEqual([
      ['lace', 0.5],
      ['velvet', 0.5],
    ]);
  expect(sharesOfAlike([])).toEqual([]);
});
