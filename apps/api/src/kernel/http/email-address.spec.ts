import { expect, it } from '@jest/globals';
import { toEmailAddress } from './email-address.js';

it.each([
  [' Ada+looks@Example.TEST ', 'Ada+looks@example.test'],
  ['ada@bücher.test', 'ada@xn--bcher-kva.test'],
  ['ada@localhost', 'ada@localhost'],
  ["o'neil@a.test", "o'neil@a.test"],
])('keeps %j as %j', (given, kept) => {
  expect(toEmailAddress(given)).toBe(kept);
});

it.each([
  '',
  '@',
  'ada',
  'ada@',
  '@a.test',
  'ada@a..test',
  'ada@-a.test',
  'a b@a.test',
  'ada@a.test\u0000',
  'ada@a.test\r\nBcc: x@y.test',
  'ad\u0430@a.test',
  'ada@a.test>',
  `${'a'.repeat(250)}@a.test`,
])('refuses %j', (given) => {
  expect(toEmailAddress(given)).toBeNull();
});
