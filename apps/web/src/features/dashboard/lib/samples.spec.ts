import { expect, it } from '@jest/globals';
import { samplesOf } from './samples';

it('names one whole once, and others with each row', () => {
  const one = samplesOf([{ numerator: 1_200, denominator: 4_000 }], 'en');
  expect([one?.whole, one?.of({ numerator: 1_200, denominator: 4_000 })]).toEqual(['4,000', '1,200']);
  const rows = [
    { numerator: 12, denominator: 60 },
    { numerator: 3, denominator: 20 },
  ];
  const each = samplesOf(rows, 'fr');
  expect([each?.whole, ...rows.map((row) => each?.of(row))]).toEqual([null, '12 / 60', '3 / 20']);
});

it('says nothing of counts and of what is hidden', () => {
  expect(samplesOf([{ numerator: 12, denominator: null }], 'en')).toBeNull();
  const hidden = samplesOf([{ numerator: null, denominator: 40 }], 'en');
  expect(hidden?.of({ numerator: null, denominator: 40 })).toBeNull();
});
