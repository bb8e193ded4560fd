import { expect, it } from '@jest/globals';
import { decodePath } from './report-file.js';

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
