/** "Silk," is silk. */
export const withoutSigns = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** A word as it is written, and without the signs about it. */
export function wordsOf(word: string): string[] {
  const bare = withoutSigns(word);
  return bare && bare !== word ? [word, bare] : [word];
}
