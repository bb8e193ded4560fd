import { expect, it } from '@jest/globals';
import { changeText, directionOf, parts, pointsText, rankMove, valueText } from './figure-text.js';

it('points a triangle by the sign of what is displayed', () => {
  expect([0.1, -0.1, 0, null].map(directionOf)).toEqual(['up', 'down', 'neutral', null]);
});

it('writes values with the digits of their definition, in the reader’s language', () => {
  expect(valueText({ value: 13, value_label: '13.0 %' }, 'en')).toBe('13.0\u202f%');
  expect(valueText({ value: 1.5, value_label: '1.50 %' }, 'fr')).toBe('1,50\u202f%');
  expect(valueText({ value: 1234, value_label: '1234' }, 'en')).toBe('1,234');
  expect(valueText({ value: null, value_label: null }, 'en')).toBeNull();
});

it('writes changes with their sign, a real minus, and ± for none', () => {
  expect([30, -12.4, 0].map((value) => changeText(value, 'en'))).toEqual([
    '+30.0\u202f%',
    '−12.4\u202f%',
    '±0.0\u202f%',
  ]);
  expect(pointsText(-0.13, 'it')).toBe('−0,13');
});

it('moves up towards the first rank', () => {
  expect(rankMove({ ranking: 2, previous_ranking: 5 })).toBe(3);
  expect(rankMove({ ranking: 5, previous_ranking: 2 })).toBe(-3);
  expect(rankMove({ ranking: 1, previous_ranking: null })).toBeNull();
});

it('draws the largest bar whole and hidden ones not at all', () => {
  const part = parts([{ value: 20 }, { value: 5 }, { value: null }]);
  expect([20, 5, null].map(part)).toEqual([1, 0.25, 0]);
  expect(parts([])(3)).toBe(0);
});
