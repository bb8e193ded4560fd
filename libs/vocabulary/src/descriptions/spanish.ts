import { lister, spaced, type Words } from './grammar.js';
import type { Language } from './language.js';
import { southernPhrase } from './southern-phrase.js';

/** Knows that "y" is "e" before an i. */
const list = lister('es');

const phrase = (words: Words) => southernPhrase(words, list, { preposition: 'en', and: 'y' });

const ARTICLES: Readonly<Record<string, string>> = { ms: 'un', fs: 'una' };

export const spanish: Language = {
  phrase,
  withArticle: (words) => spaced(ARTICLES[words.form], phrase(words)),
  list,
  over: () => 'sobre',
  with: 'con',
};
