import { agreed, lister, spaced, type Words } from './grammar.js';
import type { Language } from './language.js';

const list = lister('fr');

/** "de noir", "d’ivoire": none of our words begins with an h that is spoken. */
const of = (word: string) => (/^[aeiouyhéèêâîôœ]/i.test(word) ? `d’${word}` : `de ${word}`);

/** Two colours on one thing do not agree: "noir et blanc". They stand with the pattern, where there is one. */
function phrase({ noun, form, colours, fabric, pattern, details }: Words): string {
  const [first = ''] = colours;
  const several = colours.map((colour) => agreed(colour, 'ms'));
  const made = spaced(details.length > 0 ? list(details) : undefined, fabric);
  if (colours.length < 2) return spaced(noun, agreed(first, form), made, pattern && agreed(pattern, form));
  if (!pattern) return spaced(noun, list(several), made);
  const shades = pattern === 'en dégradé' ? list(several.map(of)) : list(several);
  return spaced(noun, made, agreed(pattern, form), shades);
}

const ARTICLES: Readonly<Record<string, string>> = { ms: 'un', fs: 'une', mp: 'des', fp: 'des' };

export const french: Language = {
  phrase,
  withArticle: (words) => spaced(ARTICLES[words.form], phrase(words)),
  list,
  over: (form) => `${agreed('porté|portée|portés|portées', form)} sur`,
  with: 'avec',
};
