import { agreed, spaced, type Words } from './grammar.js';
import type { Language } from './language.js';
import { southernPhrase } from './southern-phrase.js';

/** "nero e avorio", "nero ed écru": "e" is "ed" before another e. */
function list(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(', ')} ${/^[eéè]/i.test(last) ? 'ed' : 'e'} ${last}`;
}

const phrase = (words: Words) => southernPhrase(words, list, { preposition: 'in', and: 'e' });

function article({ noun, form }: Words): string | undefined {
  if (form === 'ms') return /^(?:s[^aeiou]|z|gn|ps|pn|x|y)/i.test(noun) ? 'uno' : 'un';
  return form === 'fs' ? 'una' : undefined;
}

export const italian: Language = {
  phrase,
  withArticle: (words) =>
    words.form === 'fs' && /^[aeiou]/i.test(words.noun)
      ? `un’${phrase(words)}`
      : spaced(article(words), phrase(words)),
  list,
  over: (form) => `${agreed('portato|portata|portati|portate', form)} su`,
  with: 'con',
};
