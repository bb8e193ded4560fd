/** Phrases of one or more words, in any language. */
export interface FixedPhrases {
  has(phrase: string): boolean;
  /** How many words from one on are one of them, the longest there is; none where none is. */
  lengthAt(words: readonly string[], at: number): number;
}

/** @param list phrases with a bar between them; of Chinese each character is a word */
export function phrases(list: string): FixedPhrases {
  const all = new Set(list.split('|'));
  /** Most words begin nothing: the longest phrase by its first word. */
  const longest = new Map<string, number>();
  for (const phrase of all) {
    const [first = '', ...others] = phrase.split(' ');
    longest.set(first, Math.max(longest.get(first) ?? 0, 1 + others.length));
  }
  return {
    has: (phrase) => all.has(phrase),
    lengthAt: (words, at) => {
      let length = Math.min(longest.get(words[at] ?? '') ?? 0, words.length - at);
      while (length > 0 && !all.has(words.slice(at, at + length).join(' '))) length -= 1;
      return Math.max(length, 0);
    },
  };
}
