import { expect, it } from '@jest/globals';
import { faultOf } from './new-password.js';

it.each([
  ['short', 'characters'],
  ['x1'.repeat(65), 'characters'],
  ['ada@example.test', 'address'],
  ['ADA@example.test', 'address'],
  ['q1w2e3r4t5y6', 'common'],
  ['Q1W2E3R4T5Y6', 'common'],
  ['aaaaaaaaaaaaaa', 'common'],
  ['passwordpassword', 'common'],
])('refuses %j because of its %s', (password, why) => {
  expect(faultOf(password, 'ada@example.test')).toContain(why);
});

it.each(['toile-demo-2026', 'pas de deux à trois', '密码很长很长很长很长很长', '👗👠🧵🪡👒🧶👗👠🧵🪡👒🧶'])(
  'takes %j',
  (password) => {
    expect(faultOf(password, 'ada@example.test')).toBeNull();
  },
);
