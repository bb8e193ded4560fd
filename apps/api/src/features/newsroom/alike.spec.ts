import { expect, it } from '@jest/globals';
import type { LookFacts } from '@toile/contracts';
import { alikeIn } from './alike.js';

const BLUE = '8wgKFQL3CHl3qFiHiHlnh/eLis+4';
const look = (position: number, print: string | null, thumbhash = BLUE) =>
  ({
    slug: `look-${position}`,
    position,
    thumbhash,
    ...(print && { original: { name: 'a.jpg', taken_at: null, print } }),
  }) as LookFacts;

it('finds the pictures that differ in few bits, the nearest first, and never the look itself', () => {
  const looks = [
    look(1, '00000000000000ff'),
    look(2, '00000000000000fc'),
    look(3, '00000000000000fe'),
    look(4, 'ffffffffffffff00'),
    look(5, null),
  ];
  expect(alikeIn(looks, looks[0] as LookFacts)).toEqual([
    { look: 'look-3', position: 3 },
    { look: 'look-2', position: 2 },
  ]);
  expect(alikeIn(looks, looks[3] as LookFacts)).toEqual([]);
  expect(alikeIn(looks, looks[4] as LookFacts)).toEqual([]);
});

it('knows a picture in another size from another look before the same backdrop', () => {
  // As they were taken: one picture of 1200 and of 900 pixels, and another figure in the same hall.
  const first = look(1, '4c4c4d4d4c4dcccc', BLUE);
  const smaller = look(2, '4d4c4d4d4c4d4ccc', '8xgKFQL3B3l3qFiHiHlnh/iLis+o');
  const other = look(3, '4ccc4dcd8c4dcccc', 'bQgKBQL4F3d4t1eYeHlXhziNf2BY');
  const unknown = look(4, '4c4c4d4d4c4dcccc', '');
  expect(alikeIn([first, smaller, other, { ...unknown, thumbhash: null }], first)).toEqual([
    { look: 'look-2', position: 2 },
  ]);
});
