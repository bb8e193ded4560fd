import sayings from '../../data/sayings.json' with { type: 'json' };
import { type PlainWord, plainPhrase, plainWords } from '../plain-words.js';

/** What sayings mean in other words of the vocabulary: 小黑裙 is a black dress. */
const MEANT = new Map<string, string[]>(
  Object.values(sayings).flatMap((ofLanguage) =>
    Object.entries(ofLanguage).map(([saying, meant]) => [
      plainPhrase(saying),
      plainWords(meant).map(({ word }) => word),
    ]),
  ),
);
const LONGEST = Math.max(...[...MEANT.keys()].map((saying) => saying.split(' ').length));

/**
 * The words of a text with what sayings mean in their places; each of these stands where the whole saying does.
 * @param lengthOfThing words of the longest phrase of the vocabulary from one on: a bridal veil is no bride's dress
 */
export function said(
  words: readonly PlainWord[],
  lengthOfThing: (words: readonly string[], at: number) => number,
): PlainWord[] {
  const found: PlainWord[] = [];
  const texts = words.map(({ word }) => word);
  for (let at = 0; at < words.length; at += 1) {
    const length = lengthAt(words, at);
    const thing = lengthOfThing(texts, at);
    if (thing > Math.max(length, 1)) {
      found.push(...words.slice(at, at + thing));
      at += thing - 1;
      continue;
    }
    const [first, last] = [words[at], words[at + Math.max(length, 1) - 1]];
    if (!first || !last) continue;
    if (length === 0) found.push(first);
    else
      for (const word of MEANT.get(phraseOf(words, at, length)) ?? [])
        found.push({ word, start: first.start, end: last.end });
    at += Math.max(length - 1, 0);
  }
  return found;
}

/** What a saying means, where some words are one. */
export const meantBySaying = (words: readonly string[]): readonly string[] | undefined =>
  MEANT.get(words.join(' '));

const phraseOf = (words: readonly PlainWord[], at: number, length: number): string =>
  words
    .slice(at, at + length)
    .map(({ word }) => word)
    .join(' ');

function lengthAt(words: readonly PlainWord[], at: number): number {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1)
    if (MEANT.has(phraseOf(words, at, length))) return length;
  return 0;
}
