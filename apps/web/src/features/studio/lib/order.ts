/** The order with what stands at `from` put to `to`; places count from 0 and end where the list does. */
export function placed<T>(order: readonly T[], from: number, to: number): T[] {
  const rest = order.filter((_, index) => index !== from);
  const moved = order[from];
  if (moved === undefined) return [...order];
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), moved, ...rest.slice(place)];
}
