import { expect, it } from '@jest/globals';
import { mergedPlaces } from './merged-places';

const at = (x: number, z = 0) => ({ x, y: 0, width: 200, z });
const base = { a: at(0), b: at(300, 1) };

it('keeps what only one of two has moved', () => {
  expect(mergedPlaces(base, { a: at(50) }, { a: at(0), b: at(400, 1) })).toEqual({
    left: { a: at(50) },
    refused: {},
  });
});

it('lets theirs stand where both moved the same thing, and gives back what was refused', () => {
  expect(mergedPlaces(base, { a: at(50) }, { a: at(90), b: at(300, 1) })).toEqual({
    left: {},
    refused: { a: at(50) },
  });
});

it('puts a thing on another layer where somebody else has moved it to', () => {
  const mine = { a: at(50, 1), b: at(300, 0) };
  expect(mergedPlaces(base, mine, { a: at(0), b: at(700, 1) })).toEqual({
    left: { a: at(50, 1), b: at(700, 0) },
    refused: {},
  });
});

it('drops what is no longer on the board, and what both put in the same place', () => {
  expect(mergedPlaces(base, { a: at(50), b: at(400, 1) }, { b: at(400, 1) })).toEqual({
    left: {},
    refused: {},
  });
});
