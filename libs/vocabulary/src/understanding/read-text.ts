import type { Locale, SeasonFacts } from '@toile/contracts';
import { type PlainWord, plainWords } from '../plain-words.js';
import type { Vocabulary } from '../vocabulary.js';
import { isCommonWord, isHouseName, type Lexicon, lexiconOf } from './lexicon.js';
import type { NameWords } from './name-words.js';
import { said } from './sayings.js';

/**
 * How sentences are read. They have verbs and small words, and names of brands that the catalogue may not have: a search of one or two
 * words has neither.
 */
export interface Careful {
  /** All of it, in which what is read already is blank in the text. */
  sentence: string;
  /** Whether a word means something to the reader that is no thing of the vocabulary, and so is no slip of one. */
  isOwn: (word: string) => boolean;
}

/** By what a text is read. */
export interface Reading {
  /** Whose words are understood. */
  vocabulary: Vocabulary;
  locale: Locale;
  names: NameWords;
  seasons: readonly SeasonFacts[];
  /** ISO day. */
  today: string;
  /** Of a sentence. */
  careful?: Careful;
}

/** The words of a text that is read. */
export interface ReadText {
  text: string;
  words: readonly string[];
  /** Where each word stands in the text. */
  places: readonly PlainWord[];
  reading: Reading;
  lexicon: Lexicon;
}

/** More is not read: nobody asks for so much. */
const MOST_WORDS = 60;

/** The part of a text that is read. */
export function partRead(text: string): string {
  const next = plainWords(text)[MOST_WORDS];
  return next ? text.slice(0, next.start).trimEnd() : text;
}

export function readText(text: string, reading: Reading): ReadText {
  const lexicon = lexiconOf(reading.vocabulary);
  const lengthAt = (words: readonly string[], at: number) =>
    lexicon.longestMatch(words, at, reading.locale)?.length ?? 0;
  const apart = (word: PlainWord) => (reading.careful ? [word] : wordsApart(word, reading, lexicon));
  const places = said(plainWords(text).slice(0, MOST_WORDS).flatMap(apart), lengthAt);
  const plain = places.map(({ word }) => word);
  const words = places.map(({ word, start, end }, at) => {
    const own = lexicon.asLookedUp(text.slice(start, end), word, reading.locale);
    // Of a longer phrase it is a part of, be that read without accents.
    const isPart = (from: number) => from >= 0 && lengthAt(plain, from) > Math.max(at - from, 1);
    return own !== word && [at - 2, at - 1, at].some(isPart) ? word : own;
  });
  return { text, words, places, reading, lexicon };
}

const SHORTEST_APART = 3;
const SHORTEST_TOGETHER = 7;

/** "Blackdress" is two words of the reader's that were run together, where it is none of its own. */
function wordsApart(whole: PlainWord, { locale, names }: Reading, lexicon: Lexicon): PlainWord[] {
  const { word, start, end } = whole;
  const isOwn = word.length < SHORTEST_TOGETHER || end - start !== word.length || !/^[a-z]+$/.test(word);
  if (isOwn || isHouseName(word) || isCommonWord(word, locale)) return [whole];
  if (lexicon.longestMatch([word], 0, locale) || names.match([word], 0) || lexicon.isSlip(word))
    return [whole];
  for (let at = SHORTEST_APART; at <= word.length - SHORTEST_APART; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => lexicon.isWordOf(part, locale)))
      return parts.map((part, index) =>
        index === 0 ? { word: part, start, end: start + at } : { word: part, start: start + at, end },
      );
  }
  return [whole];
}

export const placeOf = (
  { places }: ReadText,
  at: number,
  length: number,
): { start: number; end: number } => ({
  start: places[at]?.start ?? 0,
  end: places[at + length - 1]?.end ?? 0,
});

/** Whether nothing but a dash stands between a word and the one before it. */
export function isBehindDash({ text, places }: ReadText, word: number): boolean {
  const [before, after] = [places[word - 1], places[word]];
  return Boolean(before && after && /^\s*[-–—~]\s*$/.test(text.slice(before.end, after.start)));
}
