import { LOCALES, type Locale, SEASONS } from '@toile/contracts';
import { plainWords } from '../plain-words.js';
import type { Vocabulary } from '../vocabulary.js';
import type { Atom, Item } from './atoms.js';
import { lexiconOf } from './lexicon.js';
import { NameWords } from './name-words.js';
import { phrasesOf, unwantedOf } from './phrases.js';
import { readAtoms } from './read-atoms.js';

const NOBODY = new NameWords({ designer: [], model: [], tag: [], city: [], type: [] });
/** Longer names than this nobody has, and nobody types so many of them at once. */
const LONGEST_NAME = 4;
const MOST_WORDS = 10;
/** "Summer" without a year names no season; "the last three summers" are three. */
const MOST_SEASONS = 4;

/**
 * What a text names, as figures count it (`metrics.md`, version 3 of searches), without a look at any catalogue, so that it is
 * the same whenever it is worked out: `tag:` with the slug of each concept that is wanted, `city:`, `season:`; and, since who has
 * which name is not known here, words that may be a name as `designer:` and `model:`, of which the catalogue knows some.
 * @param today ISO day, by which "last summer" is meant
 */
export function namedIn(
  text: string,
  locale: Locale | undefined,
  today: string,
  vocabulary: Vocabulary,
): string[] {
  const reading = { vocabulary, locale: locale ?? LOCALES[0], names: NOBODY, seasons: SEASONS, today };
  const items = readAtoms(text, reading);
  const unwanted = unwantedOf(phrasesOf(items));
  const wanted = items.flatMap((item) => ('atom' in item && !unwanted.has(item.atom) ? [item.atom] : []));
  return [...new Set([...wanted.flatMap(entitiesOf), ...mayBeNames(text, items, vocabulary)])];
}

function entitiesOf({ kind, slugs, concept }: Atom): string[] {
  if (kind === 'season') return slugs.length > MOST_SEASONS ? [] : slugs.map((slug) => `season:${slug}`);
  if (kind === 'city') return slugs.map((slug) => `city:${slug}`);
  return concept && kind !== 'type' && kind !== 'colour' ? [`tag:${concept.slug}`] : [];
}

/** Words that follow each other, one of which at least is no word of the vocabulary as it is written. */
function mayBeNames(text: string, items: readonly Item[], vocabulary: Vocabulary): string[] {
  const lexicon = lexiconOf(vocabulary);
  const words = plainWords(text)
    .filter(({ word }) => !/\p{Script=Han}/u.test(word))
    .slice(0, MOST_WORDS);
  const isNew = words.map(({ word, start, end }) =>
    items.some((item) => {
      if ('joint' in item || ('atom' in item && item.atom.kind === 'season')) return false;
      const { start: from, end: to } = 'atom' in item ? item.atom : item.unknown;
      return from === start && to === end && !LOCALES.some((locale) => lexicon.isWordOf(word, locale));
    }),
  );
  const names: string[] = [];
  for (let at = 0; at < words.length; at += 1)
    for (let length = 1; length <= LONGEST_NAME && at + length <= words.length; length += 1) {
      if (!isNew.slice(at, at + length).includes(true)) continue;
      const name = words.slice(at, at + length).map(({ word }) => word);
      names.push(name.join('-'));
    }
  return names.flatMap((name) => [`designer:${name}`, `model:${name}`]);
}
