/** The order with the item taken to `place`, counted without it; an item that is not there changes nothing. */
export function placed<T>(order: readonly T[], item: T, place: number): T[] {
  if (!order.includes(item)) return [...order];
  const rest = order.filter((one) => one !== item);
  const at = Math.max(0, Math.min(place, rest.length));
  return [...rest.slice(0, at), item, ...rest.slice(at)];
}
