/** What a page shows already, as the stream of looks wants it: the highest position, with those below it that are still to come. */
export function seenText(positions: readonly number[]): string {
  const seen = new Set(positions);
  const highest = Math.max(0, ...positions);
  const gaps = Array.from({ length: highest }, (_, at) => at + 1).filter((position) => !seen.has(position));
  return gaps.length === 0 ? String(highest) : `${highest}-${gaps.join(',')}`;
}
