import { lister, spaced, type Words } from './grammar.js';
import type { Language } from './language.js';

const list = lister('en-GB');

/** "black and ivory striped silk blouse with a bow" */
const phrase = ({ noun, colours, fabric, pattern, details }: Words) =>
  spaced(list(colours), pattern, fabric, noun, details.length > 0 ? `with ${list(details)}` : undefined);

export const english: Language = {
  phrase,
  withArticle: (words) => {
    const said = phrase(words);
    if (words.form === 'p') return said;
    return `${/^[aeio]/i.test(said) ? 'an' : 'a'} ${said}`;
  },
  list,
  over: () => 'over',
  with: 'worn with',
};
