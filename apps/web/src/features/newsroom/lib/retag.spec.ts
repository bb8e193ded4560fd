import { expect, it } from '@jest/globals';
import { isWhole, retagOf } from './retag.js';

const velvet = { slug: 'velvet', name: 'Velvet' };

it('takes slugs and addresses of looks, each once', () => {
  const typed = 'verne-look-1\nhttps://toile.test/fr/look/verne-look-2?photo=1\n verne-look-1, verne-look-3';
  expect(retagOf(typed, [velvet], [{ slug: 'denim', name: 'Denim' }])).toEqual({
    looks: ['verne-look-1', 'verne-look-2', 'verne-look-3'],
    add: [velvet],
    remove: ['denim'],
  });
});

it('has nothing to show before looks and tags are named', () => {
  expect(isWhole(retagOf(' ', [velvet], []))).toBe(false);
  expect(isWhole(retagOf('verne-look-1', [], []))).toBe(false);
  expect(isWhole(retagOf('verne-look-1', [], [velvet]))).toBe(true);
});
