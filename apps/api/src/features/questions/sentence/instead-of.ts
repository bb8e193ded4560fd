import { plainPhrase } from '@toile/vocabulary';
import { alikePhrases, type Reading } from '@toile/vocabulary/understanding';
import { isOwnWord } from './phrases.js';

const MOST = 8;

/** What a reader may have meant by a word that is not understood: a name for what is written as one, else a thing of their language. */
export function insteadOf(text: string, { vocabulary, locale, names }: Reading): string | null {
  const word = plainPhrase(text);
  if (!word || /\p{Script=Han}/u.test(text) || isOwnWord(word, locale)) return null;
  const [name] = names.alike(word, 1);
  const thing = alikePhrases(word, MOST, vocabulary).find((one) => one.locale === locale);
  const isName = /^\p{Lu}/u.test(text);
  const likeliest = isName ? (name ?? null) : (thing?.phrase.label[locale] ?? name ?? null);
  return likeliest && isName ? likeliest.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : likeliest;
}
