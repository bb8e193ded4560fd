import type { Locale, SeasonFacts } from '@toile/contracts';
import { type PlainWord, plainWords } from '../plain-words.js';
import type { Vocabulary } from '../vocabulary.js';
import { type Lexicon, lexiconOf } from './lexicon.js';
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
  const places = said(
    plainWords(text).slice(0, MOST_WORDS),
    (words, at) => lexicon.longestMatch(words, at, reading.locale)?.length ?? 0,
  );
  const words = places.map(({ word }) => word);
  return { text, words, places, reading, lexicon };
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
