import { expect, it } from '@jest/globals';
import { picturesIn } from './looks-in.js';

it('finds looks by their addresses and names, a line each', () => {
  const text = `https://toile.example/fr/look/verne-ss27-look-1?from=desk
    /en/street/milan-2027-4
  ostara-look-2, nola-look-3

  "&%"`;
  expect(picturesIn(text)).toEqual([
    { type: 'look', slug: 'verne-ss27-look-1' },
    { type: 'street-style', slug: 'milan-2027-4' },
    { type: 'look', slug: 'ostara-look-2' },
    { type: 'look', slug: 'nola-look-3' },
  ]);
});
