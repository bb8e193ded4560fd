import { expect, it } from '@jest/globals';
import { type Compared, MOST, toggled } from './compare-store.js';

const look = (slug: string): Compared => ({ kind: 'look', slug, label: slug, image: `${slug}.jpg` });
const show: Compared = { kind: 'collection', slug: 'a', label: 'A', image: 'a.jpg' };

it('puts in and takes out, in order', () => {
  expect(toggled([look('a')], look('b'))).toEqual([look('a'), look('b')]);
  expect(toggled([look('a'), look('b')], look('a'))).toEqual([look('b')]);
});

it('begins anew with the other kind, whatever the slugs', () => {
  expect(toggled([look('a'), look('b')], show)).toEqual([show]);
});

it('says when it is full', () => {
  const full = Array.from({ length: MOST }, (_, index) => look(`look-${index}`));
  expect(toggled(full, look('one-more'))).toBeNull();
  expect(toggled(full, look('look-0'))).toHaveLength(MOST - 1);
});
