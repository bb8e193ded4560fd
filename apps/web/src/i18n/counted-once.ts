/** A page says the same number dozens of times, and each plural of `next-intl` costs as much as a card: each number is put into words once. */
export function countedOnce(inWords: (count: number) => string): (count: number) => string {
  const known = new Map<number, string>();
  return (count) => {
    const words = known.get(count) ?? inWords(count);
    known.set(count, words);
    return words;
  };
}
