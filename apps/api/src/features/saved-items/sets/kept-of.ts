/** What a command has just saved, among all that is kept. */
export function keptOf<T extends { id: string }>(all: readonly T[], id: string): T {
  const kept = all.find((one) => one.id === id);
  if (!kept) throw new Error(`${id} was not kept`);
  return kept;
}
