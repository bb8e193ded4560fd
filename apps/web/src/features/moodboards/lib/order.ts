/**
 * What both wanted: the items there are now, in the order that was wanted; those that came meanwhile stand behind what
 * they stand behind now.
 */
export function mergedOrder(wanted: readonly string[], now: readonly string[]): string[] {
  const there = new Set(now);
  const merged = wanted.filter((item) => there.has(item));
  const known = new Set(merged);
  for (const [place, item] of now.entries()) {
    if (known.has(item)) continue;
    const before = now[place - 1];
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, item);
    known.add(item);
  }
  return merged;
}
