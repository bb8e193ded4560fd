/**
 * Whole numbers that add up to `total`, in proportion to the parts: each is rounded down, and what is left goes one by one
 * to the largest remainders (Hamilton's method). All 0 when there is nothing to divide by.
 */
export function apportion(total: number, parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (total * part) / whole);
  const left = total - exact.reduce((sum, value) => sum + Math.floor(value), 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return exact.map((value, index) => Math.floor(value) + (raised.has(index) ? 1 : 0));
}
