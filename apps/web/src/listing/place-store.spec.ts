/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { keepPlace, placeAt } from './place-store';

const place = (to: number) => ({ from: 1, to, anchor: { href: '/en/look/a', top: 12 }, focused: null });

it('finds the place a listing was left at last, also after the document was loaded again', () => {
  keepPlace('/a', place(2));
  keepPlace('/b', place(1));
  keepPlace('/a', place(3));
  expect(placeAt('/a')).toEqual(place(3));
  expect(placeAt('/c')).toBeUndefined();
  expect(sessionStorage.getItem('listings')).toContain('"/b"');
});

it('lets the oldest of many go', () => {
  for (let n = 0; n < 30; n += 1) keepPlace(`/many/${n}`, place(n));
  expect(placeAt('/many/0')).toBeUndefined();
  expect(placeAt('/many/29')).toEqual(place(29));
});
