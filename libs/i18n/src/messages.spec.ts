import { expect, it } from '@jest/globals';
import { flatMessages, messagesOf } from './index.js';
import { colon, typeset } from './typography.js';

/** Words that the glossary has another for, by language. */
const POOR = {
  en: /\btak(e|es|en|ing) (\S+ )?away\b|take it as|tokens end\b/i,
  fr: /moodboard|emporte|silhouettes qui|\btags?\b|étiquette|retagu|abonnés? averti/i,
  es: /moodboard|llevár?se|palabras clave|boletín|\b(puedes|tienes|inténtalo|tuya|añade)\b/i,
  it: /moodboard|portar(e|lo|la)? (con sé|via)|parole chiave|etichett|rapporti (flash|premium)|\b(tuo|tua|puoi|hai)\b|[a-z,] (Lei|Suoi?|Sue|Sua)\b/,
  zh: /数据面板|仪表盘|套餐|尊享|通讯|[「」]|(?<!…)…(?!…)|[\d}] %|个造型/,
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

it('sets the spaces that French and percents want, and no others', () => {
  expect(typeset('Quoi ? « {name} » : 95 % ; fin !', 'fr')).toBe(
    'Quoi\u202f? «\u00a0{name}\u00a0»\u00a0: 95\u202f% ; fin\u202f!'.replace(' ;', '\u202f;'),
  );
  expect(typeset('{average, number, ::.0} sur 5', 'fr')).toBe('{average, number, ::.0} sur 5');
  expect(typeset('in {coverage} % : no', 'es')).toBe('in {coverage}\u202f% : no');
  expect(typeset('{coverage}% 区间', 'zh')).toBe('{coverage}% 区间');
  const parted = ['en', 'fr', 'zh'].map((locale) => `A${colon(locale)}b`);
  expect(parted).toEqual(['A: b', 'A\u00a0: b', 'A：b']);
});
