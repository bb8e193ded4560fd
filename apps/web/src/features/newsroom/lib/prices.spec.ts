import { expect, it } from '@jest/globals';
import { PLAN_PRICES } from '@toile/contracts';
import { changedPrices, momentOf, money, toSmallest, toUnits } from './prices';

it.each([
  ['49', 4_900],
  [' 49.5 ', 4_950],
  ['49,05', 4_905],
  ['0.29', 29],
  ['1.005', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
])('reads %j as %j', (typed, amount) => {
  expect(toSmallest(typed)).toBe(amount);
});

it('takes those prices of a form that are other than before', () => {
  const form = new FormData();
  form.set('eur-month', '49');
  form.set('eur-year', '520');
  form.set('usd-month', 'much');
  expect(changedPrices(form, PLAN_PRICES['all-included'])).toEqual([
    { currency: 'eur', interval: 'year', amount: 52_000 },
  ]);
});

it('writes money and moments as they are read', () => {
  expect([toUnits(4_900), toUnits(4_950)]).toEqual(['49', '49.50']);
  expect([money(4_900, 'eur', 'en'), money(4_950, 'eur', 'en')]).toEqual(['€49', '€49.50']);
  expect(momentOf('2027-01-01T00:00')).toBe('2027-01-01T00:00:00.000Z');
  expect(momentOf('')).toBeNull();
});
