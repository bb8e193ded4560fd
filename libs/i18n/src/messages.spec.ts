import { expect, it } from '@jest/globals';
import { flatMessages, messagesOf } from './index.js';

/** Words that the glossary has another for, by language. */
const POOR = {
  en: /\btak(e|es|en|ing) away\b/i,
  fr: /moodboard|emporter/i,
  es: /moodboard|llevarse/i,
  it: /moodboard|portare con sé/i,
};

it('has every language’s own words', () => {
  expect(messagesOf('en').errors.failed.again).toBe('Try again');
  expect(messagesOf('fr').errors.failed.again).toBe('Réessayer');
});

it('flattens a domain, and knows no other', () => {
  expect(flatMessages('errors', 'it')).toHaveProperty(['failed.again']);
  expect(flatMessages('toString', 'en')).toBeNull();
  expect(flatMessages('nope', 'fr')).toBeNull();
});

it.each(Object.entries(POOR))('says in %s what the glossary says', (locale, poor) => {
  const texts = (given: unknown): string[] =>
    typeof given === 'string' ? [given] : Object.values(given as object).flatMap(texts);
  expect(texts(messagesOf(locale as keyof typeof POOR)).filter((text) => poor.test(text))).toEqual([]);
});
