import { expect, it } from '@jest/globals';
import { isPostgresUnavailable } from '@toile/platform';
import { withoutAddresses } from './task-list.js';

it('keeps no address of what a job failed with, and what tells an outage from a fault', () => {
  const refused = new Error('550 no such user <ada@example.org>');
  expect(withoutAddresses(refused).message).toBe('550 no such user <(an address)>');
  expect(withoutAddresses(refused).stack).not.toContain('ada@example.org');
  expect('code' in withoutAddresses(refused)).toBe(false);
  const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  expect(isPostgresUnavailable(withoutAddresses(away))).toBe(true);
});
