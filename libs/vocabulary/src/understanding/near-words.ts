import { LOCALES, type Locale } from '@toile/contracts';
import type { Concept } from '../concept.js';
import type { Vocabulary } from '../vocabulary.js';
import { type Meaning, ofConcept, ofName } from './atoms.js';
import { connectorAt } from './connectors.js';
import { isCommonWord, isHouseName, type Lexicon, lexiconOf, type Match } from './lexicon.js';
import type { ReadText } from './read-text.js';

/** What some words mean that are not written as the vocabulary has them. */
export interface Heard {
  meaning: Meaning;
  length: number;
}

/** What a word means that is written with a slip, or as it sounds; `concept` is what shares its stem. */
export function meantAt(text: ReadText, at: number, concept: Match | undefined): Heard | undefined {
  const { words, reading, lexicon } = text;
  const { locale, vocabulary } = reading;
  const word = words[at] ?? '';
  if (isHouseName(word)) return undefined;
  const named = nameAt(text, at, concept);
  if (named) return named;
  const heard = (match: Match): Heard => ({ meaning: ofConcept(match, vocabulary), length: match.length });
  // What is not written as the vocabulary has it must not be made of a common word of the reader's: a dinner (cena) is no ash (cenere).
  const isForeign = concept?.locale !== locale && concept?.length === 1;
  const isStem = concept?.length === 1 && !lexicon.isWordOf(word, locale);
  if (isCommonWord(word, locale) && (!concept || isForeign || isStem)) {
    // "Pied de poulle" has nothing to do with feet.
    const phrase = phraseNear(text, at, `${word} `);
    return phrase && heard(phrase);
  }
  const heardAs = concept?.length === 1 ? ownBySound(word, locale, lexicon) : undefined;
  if (heardAs) return heard({ concept: heardAs, locale, length: 1 });
  // A slip in a phrase of the reader's is likelier than a stem of another language: "plated skirt" is no silver one.
  const slip = concept && concept.locale !== locale ? phraseNear(text, at) : undefined;
  const known = slip ?? concept;
  return known ? heard(known) : guessAt(text, at);
}

/** "Bnanca Torrisi" is somebody, and nothing white; "Verdanne" is nearer to Verdane than to verde. */
function nameAt(
  { words, reading, lexicon }: ReadText,
  at: number,
  concept: Match | undefined,
): Heard | undefined {
  const { names, locale, vocabulary } = reading;
  const word = words[at] ?? '';
  if (isCommonWord(word, locale)) return undefined;
  const whole = names.nearly(words, at);
  const steps = whole || concept ? undefined : names.stepsTo(word);
  const isNearer = steps !== undefined && steps < (lexicon.slips.stepsTo(word, () => true) ?? steps);
  const name = whole ?? (isNearer ? names.guess(word) : undefined);
  return name && { meaning: ofName(name, vocabulary, locale), length: name.length };
}

/** 大依 is no "large" with a word behind it: it sounds like 大衣, as "da yi" does. What is understood as it is written means that. */
export function heardAt({ words, reading, lexicon }: ReadText, at: number): Match | undefined {
  const { locale, names } = reading;
  const heard = lexicon.soundAt(words, at, locale);
  // One word of letters may be a slip as well as a sound.
  if (heard?.length === 1) return undefined;
  const end = at + (heard?.length ?? 0);
  for (let next = at; next < end; ) {
    const ways = [
      lexicon.longestMatch(words, next, locale),
      names.match(words, next),
      connectorAt(words, next),
    ];
    const length = Math.max(...ways.map((way) => way?.length ?? 0));
    if (length === 0) return heard;
    next += length;
  }
  return undefined;
}

/** Whether a word is one of any language, so that it is no slip in a name. */
export const isMeant = (word: string, lexicon: Lexicon): boolean =>
  LOCALES.some((locale) => lexicon.isWordOf(word, locale) || isCommonWord(word, locale)) ||
  connectorAt([word], 0) !== undefined;

/** What is written as a word of the reader's sounds means that before what shares a stem: "veluto" is velluto, and not velato. */
const ownBySound = (word: string, locale: Locale, { slips }: Lexicon): Concept | undefined =>
  slips.heard(word).find(({ value }) => value.locale === locale)?.value.concept;

/** A phrase of several words in the reader's language that differs by a slip. */
function phraseNear({ words, reading, lexicon }: ReadText, at: number, begin = ''): Match | undefined {
  for (const length of [3, 2]) {
    if (at + length > words.length) continue;
    const near = lexicon.slips.nearest(words.slice(at, at + length).join(' '));
    const value = near.find(
      (one) => one.value.locale === reading.locale && one.text.startsWith(begin),
    )?.value;
    if (value) return { ...value, length };
  }
  return undefined;
}

function guessAt({ words, reading, lexicon }: ReadText, at: number): Heard | undefined {
  const { locale, names, vocabulary } = reading;
  const sound = lexicon.soundAt(words, at, locale);
  if (sound) return { meaning: ofConcept(sound, vocabulary), length: sound.length };
  for (const length of [3, 2, 1]) {
    if (at + length > words.length) continue;
    // "Giallo non" goes on behind it.
    if (length > 1 && connectorAt(words, at + length - 1)) continue;
    const near = lexicon.slips.nearest(words.slice(at, at + length).join(' '));
    const { value } = near.find((one) => one.value.locale === locale) ?? near[0] ?? {};
    if (value) return { meaning: ofConcept({ ...value, length }, vocabulary), length };
  }
  const name = names.guess(words[at] ?? '');
  return name && { meaning: ofName(name, vocabulary, locale), length: 1 };
}

/** What may have been meant by words that are not understood. */
export const alikePhrases = (
  word: string,
  count: number,
  vocabulary: Vocabulary,
): { phrase: Concept; locale: Locale }[] =>
  lexiconOf(vocabulary)
    .slips.alike(word, count)
    .map(({ concept, locale }) => ({ phrase: concept, locale }));
