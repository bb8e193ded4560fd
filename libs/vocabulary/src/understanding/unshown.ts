import unshown from '../../data/unshown.json' with { type: 'json' };
import { plainPhrase } from '../plain-words.js';

/**
 * What nothing in the vocabulary is called, though its words mean other things one by one: long sleeves make no long dress, and no collar
 * is no outerwear without a collar. They are looked for as words, and named as not understood.
 */
const UNSHOWN = new Set(Object.values(unshown).flatMap((phrases) => phrases.map(plainPhrase)));
const LONGEST = Math.max(...[...UNSHOWN].map((phrase) => phrase.split(' ').length));

/** How many words from one on are such a phrase; none where none is. */
export function unshownAt(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1)
    if (UNSHOWN.has(words.slice(at, at + length).join(' '))) return length;
  return 0;
}
