import { expect, it } from '@jest/globals';
import type { LookFacts } from '@toile/contracts';
import { alikeIn } from './alike.js';

const look = (position: number, print: string | null) =>
  ({
    slug: `look-${position}`,
    position,
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
