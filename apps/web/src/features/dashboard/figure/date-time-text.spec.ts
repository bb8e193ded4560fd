import { expect, it } from '@jest/globals';
import { dateTimeText, dayText } from './date-time-text.js';

it('writes moments as they are in Paris, and days as they are', () => {
  expect(dateTimeText('2026-11-01T23:30:00.000Z', 'fr')).toMatch(/^2 nov\. 2026.* 00:30$/);
  expect(dateTimeText('no time', 'fr')).toBe('no time');
  expect(dayText('2026-10-13', 'en')).toBe('Oct 13, 2026');
});
