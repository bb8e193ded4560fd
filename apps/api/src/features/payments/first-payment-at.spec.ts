import { expect, it } from '@jest/globals';
import { firstPaymentAt } from './first-payment-at.js';

it.each([
  [
    'the end of this term, where the price begins within it',
    '2027-03-10',
    'year',
    '2027-01-01',
    '2027-03-10',
  ],
  ['the end of this term, where the price begins with it', '2027-03-10', 'year', '2027-03-10', '2027-03-10'],
  [
    'the end of a later term, where it begins after this one',
    '2027-03-10',
    'year',
    '2027-03-11',
    '2028-03-10',
  ],
  ['as many months later as it takes', '2027-01-31', 'month', '2027-04-01', '2027-04-30'],
] as const)('is %s', (_, endsAt, interval, from, expected) => {
  const at = (day: string) => `${day}T09:00:00.000Z`;
  expect(firstPaymentAt({ endsAt: at(endsAt), interval }, at(from)).toISOString()).toBe(at(expected));
});
