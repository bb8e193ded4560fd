import { type Kind, MOST, tooMany, unknownOf } from './saved-items.errors.js';
import type { Follower, SavedItems } from './saved-items.state.js';

export function found<K extends Kind>(kind: K, saved: SavedItems, id: string): SavedItems[K][number] {
  const one: SavedItems[K][number] | undefined = saved[kind].find((kept) => kept.id === id);
  if (!one) throw unknownOf(kind, id);
  return one;
}

export function roomFor(kind: Kind, saved: SavedItems): void {
  if (saved[kind].length >= MOST[kind]) throw tooMany(kind);
}

/** A colleague wants mails of it, by the share they have it from; null: no more. */
export interface Choice {
  colleague: string;
  share: string | null;
}

export const choiceOf = ({ id, colleague, share }: Choice & { id: string }) => ({
  id,
  colleague,
  share,
});

/** Whether a colleague's choice of mails stands already. */
export const hasChosen = (
  { followers }: { followers: readonly Follower[] },
  { colleague, share }: Choice,
): boolean => (followers.find(({ subject }) => subject === colleague)?.share ?? null) === share;
