import type { SharedWithDto } from '../shared-with.dto.js';

/** What a command has just saved, among all that is kept. */
export function keptOf<T extends { id: string }>(all: readonly T[], id: string): T {
  const kept = all.find((one) => one.id === id);
  if (!kept) throw new Error(`${id} was not kept`);
  return kept;
}

/** What is new is nobody else's. */
export const placeOfNew = (): SharedWithDto => ({ role: 'own', shared: null, owner: null });
