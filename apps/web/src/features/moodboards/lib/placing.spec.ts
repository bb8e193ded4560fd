import { expect, it } from '@jest/globals';
import { CANVAS } from '@toile/contracts';
import { raised, shifted, sized, stacked } from './placing.js';

const place = (x: number, z: number) => ({ x, y: 10, width: 200, z });
const things = [
  { key: 'look:a', place: place(0, 0) },
  { key: 'look:b', place: place(300, 1) },
  { key: 'note:c', place: place(600, 2) },
];
const [a, b] = things as [(typeof things)[number], (typeof things)[number]];

it('moves from where a thing was put last, else from where the board says', () => {
  const places = { 'look:a': place(100, 0) };
  expect(shifted([a, b], places, { x: 5.04, y: -2 })).toEqual({
    'look:a': { ...place(105, 0), y: 8 },
    'look:b': { ...place(305, 1), y: 8 },
  });
});

it('makes nothing smaller than a card may be, nor wider than the canvas', () => {
  expect(sized([b], {}, -1_000)['look:b']?.width).toBe(CANVAS.minCard);
  expect(sized([b], {}, 5_000)['look:b']?.width).toBe(CANVAS.width - 300);
});

it('names only those whose layer changes', () => {
  expect(stacked(things, {}, new Set(['note:c']), 'front')).toEqual({});
  expect(stacked(things, {}, new Set(['note:c']), 'back')).toEqual({
    'note:c': place(600, 0),
    'look:a': place(0, 1),
    'look:b': place(300, 2),
  });
});

it('lays what was moved on top, where it was moved to', () => {
  expect(raised(things, {}, { 'look:a': place(50, 0) })).toEqual({
    'look:b': place(300, 0),
    'note:c': place(600, 1),
    'look:a': place(50, 2),
  });
});
