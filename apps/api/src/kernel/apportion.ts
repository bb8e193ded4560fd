/**
 * Whole numbers that add up to `total`, in proportion to the parts: each is rounded down, and what is left goes one by one
 * to the largest remainders (Hamilton's method). All 0 when there is nothing to divide by.
 */
export function apportion(total: number, parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return parts.map(() => 0);
  const shares = parts.map((part, index) => {
    const remainder = (total * part) % whole;
    return { index, remainder, down: Math.round((total * part - remainder) / whole) };
  });
  const left = total - shares.reduce((sum, { down }) => sum + down, 0);
  const byRemainder = shares.toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return shares.map(({ index, down }) => down + (raised.has(index) ? 1 : 0));
}
