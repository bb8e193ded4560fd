/** The order with the item taken to `place`, counted without it; an item that is not there changes nothing. */
export function placed(order: readonly string[], item: string, place: number): string[] {
  if (!order.includes(item)) return [...order];
  const rest = order.filter((one) => one !== item);
  const at = Math.max(0, Math.min(place, rest.length));
  return [...rest.slice(0, at), item, ...rest.slice(at)];
}

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
