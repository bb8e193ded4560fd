/** Competition ranks of keys by value, the highest first: equal values share a rank and the next ones are skipped (1, 2, 2, 4). */
export function ranks<K>(values: ReadonlyMap<K, number>): Map<K, number> {
  const sorted = [...values].sort((a, b) => b[1] - a[1]);
  const found = new Map<K, number>();
  let rank = 0;
  let last: number | undefined;
  for (const [index, [key, value]] of sorted.entries()) {
    if (value !== last) rank = index + 1;
    last = value;
    found.set(key, rank);
  }
  return found;
}
