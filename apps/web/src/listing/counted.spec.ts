import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { counted } from './counted.js';

it.each([
  ['Please delete {count, plural, one {# character} other {# characters}}', 1, 'Please delete 1 character'],
  [
    'Please delete {count, plural, one {# character} other {# characters}}',
    1200,
    'Please delete 1,200 characters',
  ],
  ['Please enter {count} or more characters', 3, 'Please enter 3 or more characters'],
])('%s with %i', (message, count, text) => {
  expect(counted(message, count, 'en')).toBe(text);
});

describe.each(LOCALES)('in %s', (locale) => {
  const { select } = messagesOf(locale).account;
  it.each([1, 2, 5, 1_000_000])('fills every counted message with %i', (count) => {
    for (const message of [select.tooLong, select.tooShort, select.most]) {
      const text = counted(message, count, locale);
      expect(text).toContain(new Intl.NumberFormat(locale).format(count));
      expect(text).not.toMatch(/[{}#]|plural/);
    }
  });
});
