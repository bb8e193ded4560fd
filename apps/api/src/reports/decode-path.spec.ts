import { expect, it } from '@jest/globals';
import { decodePath } from './download.controller.js';
import { dateRangeSchema } from './reports.controller.js';

it('reads base64 and base64url and refuses what leads elsewhere', () => {
  for (const encoding of ['base64', 'base64url'] as const)
    expect(decodePath(Buffer.from('flash/denim-2026.pdf').toString(encoding))).toBe('flash/denim-2026.pdf');
  for (const evil of [
    '../../etc/passwd',
    '/etc/passwd.pdf',
    'a/../../b.pdf',
    'a\0.pdf',
    'a.PDF',
    'a//b.pdf',
    '',
  ])
    expect(decodePath(Buffer.from(evil).toString('base64url'))).toBeUndefined();
  expect(decodePath('%2e%2e')).toBeUndefined();
});

it('takes a range of days up to five years', () => {
  const ok = (from: string, to: string) => dateRangeSchema.safeParse({ from, to }).success;
  expect(ok('2026-01-01', '2026-01-01')).toBe(true);
  expect(ok('2021-01-01', '2026-01-01')).toBe(true);
  expect(ok('2021-01-01', '2026-01-02')).toBe(false);
  expect(ok('2026-12-31', '2026-01-01')).toBe(false);
  expect(ok('2026-02-30', '2026-03-01')).toBe(false);
  expect(ok('toString', 'x')).toBe(false);
});
