import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { SetFeaturesDto, SetPricesDto, SetTrialDto } from './change-plan.js';
import { MakeCouponDto } from './write-coupon.js';

const faults = (type: new () => object, body: object) =>
  validateSync(plainToInstance(type, body)).map(({ property }) => property);

const price = { currency: 'eur', interval: 'year', amount: 50_000 };
const set = {
  from: null,
  keeps: 'renewal',
  prices: [price],
  version: 0,
  affected: 0,
  reason: 'A dearer year',
};
it.each([
  [{}, []],
  [{ from: '2027-01-01T00:00:00Z' }, []],
  ...[-4_900, 0, 49, 10_000_001, 1.5, '4900', null, Number.NaN].map(
    (amount) => [{ prices: [{ ...price, amount }] }, ['prices']] as const,
  ),
  [{ prices: [{ ...price, currency: 'xxx' }] }, ['prices']],
  [{ prices: [{ ...price, interval: 'week' }] }, ['prices']],
  [{ prices: [] }, ['prices']],
  [{ prices: Array.from({ length: 9 }, () => price) }, ['prices']],
  [{ reason: '     ' }, ['reason']],
  [{ keeps: 'never' }, ['keeps']],
  [{ from: '2026-02-30T00:00:00Z' }, ['from']],
  [{ affected: -1 }, ['affected']],
] as const)('of prices %j is refused in %j', (also, expected) => {
  expect(faults(SetPricesDto, { ...set, ...also })).toEqual(expected);
});

it('is refused of trials and features', () => {
  const seen = { version: 0, reason: 'For the spring' };
  expect(faults(SetTrialDto, { ...seen, days: 14 })).toEqual([]);
  for (const days of [-1, 91, 1.5]) expect(faults(SetTrialDto, { ...seen, days })).toEqual(['days']);
  expect(faults(SetFeaturesDto, { ...seen, features: ['looks', 'teleport'] })).toEqual(['features']);
});

const coupon = {
  code: 'FAIR-2027',
  percent: 20,
  lasts: 'once',
  plans: ['all-included'],
  from: null,
  until: null,
  most_uses: 1,
  reason: 'For visitors of the fair',
};
it.each([
  [{}, []],
  [{ percent: 101 }, ['percent']],
  [{ percent: -5 }, ['percent']],
  [{ percent: null, amount: -500, currency: 'eur' }, ['amount']],
  [{ percent: null, amount: 500, currency: 'xxx' }, ['currency']],
  [{ plans: ['dashboard'] }, ['plans']],
  [{ plans: [] }, ['plans']],
  [{ most_uses: 0 }, ['most_uses']],
  [{ code: 'lower' }, ['code']],
  [{ code: 'A/../B' }, ['code']],
] as const)('of a coupon %j is refused in %j', (also, expected) => {
  expect(faults(MakeCouponDto, { ...coupon, ...also })).toEqual(expected);
});
