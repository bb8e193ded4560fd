/** Whole per cents that add up to a hundred: what rounding leaves goes to the largest remainders. All 0 without votes. */
export function shares(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (100 * count) / total);
  const percent = exact.map(Math.floor);
  const left = 100 - percent.reduce((sum, one) => sum + one, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) percent[index] = (percent[index] ?? 0) + 1;
  return percent;
}
