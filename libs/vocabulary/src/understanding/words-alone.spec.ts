import { expect, it } from '@jest/globals';
import { LOCALES, SEASONS } from '@toile/contracts';
import sayings from '../../data/sayings.json' with { type: 'json' };
import { isSearched, textsOf } from '../concept.js';
import { PREFERENCES } from '../concepts.js';
import { currentVocabulary } from '../current-vocabulary.js';
import { plainPhrase } from '../plain-words.js';
import { connectorAt } from './connectors.js';
import { NameWords } from './name-words.js';
import { readAtoms } from './read-atoms.js';

const nobody = new NameWords({ designer: [], model: [], tag: [], city: [], type: [] });
/** What means another thing in a phrase of its own, or by what editors prefer. */
const MEANT_OTHERWISE = new Set(
  [...Object.values(sayings), ...Object.values(PREFERENCES)].flatMap((ofLanguage) =>
    Object.keys(ofLanguage).map(plainPhrase),
  ),
);

it.each(LOCALES)(
  'understands each word of the vocabulary, written alone, as its own concept: %s',
  (locale) => {
    const vocabulary = currentVocabulary();
    const otherwise: string[] = [];
    for (const concept of vocabulary.concepts) {
      if (!isSearched(concept) || concept.kind === 'season' || concept.id === 'theme/head-to-toe') continue;
      for (const text of textsOf(concept, locale)) {
        const words = plainPhrase(text).split(' ');
        if (MEANT_OTHERWISE.has(words.join(' ')) || connectorAt(words, 0)?.length === words.length) continue;
        for (const written of [text, text.toUpperCase(), plainPhrase(text)]) {
          const items = readAtoms(written, {
            vocabulary,
            locale,
            names: nobody,
            seasons: SEASONS,
            today: '2026-11-30',
          });
          const [only, another] = items;
          const isOwn = only && 'atom' in only && only.atom.concept === concept && !another;
          if (!isOwn && !MEANT_OTHERWISE.has(plainPhrase(written)))
            otherwise.push(`${written}: ${concept.id}`);
        }
      }
    }
    expect(otherwise).toEqual([]);
  },
);
