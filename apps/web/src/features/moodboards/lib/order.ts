/** The order with the item at `at` moved by one place; the ends stay where they are. */
export function moved(order: readonly string[], at: number, by: -1 | 1): string[] {
  const item = order[at];
  const other = order[at + by];
  if (item === undefined || other === undefined) return [...order];
  return order.map((one, index) => (index === at ? other : index === at + by ? item : one));
}
