import { expect, it } from '@jest/globals';
import { CURRENCIES, isStudentAddress, PLAN_PRICES } from './plan-prices.js';

it.each([
  ['ada@mit.edu', true],
  ['ada@fashion.unimelb.edu.au', true],
  ['ada@arts.ac.uk', true],
  ['ada@stud.ifmparis.fr', true],
  ['ada@IFMPARIS.FR', true],
  ['ada@notifmparis.fr', false],
  ['ada@edu.example.com', false],
  ['ada@education.com', false],
  ['ada@gmail.com', false],
])('takes %s for a student: %s', (email, student) => {
  expect(isStudentAddress(email)).toBe(student);
});

it('asks ten months for a year, in every currency', () => {
  for (const prices of Object.values(PLAN_PRICES))
    for (const currency of CURRENCIES) expect(prices[currency].year).toBe(prices[currency].month * 10);
});
