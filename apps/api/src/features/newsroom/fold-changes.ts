import type { CollectionEvent } from '../catalogue/index.js';

/** What somebody did to a show. */
export interface Change {
  version: number;
  type: CollectionEvent['type'];
  /** Their slugs. */
  looks: readonly string[];
  actor: string | null;
  at: Date;
}

/** Nothing of the same kind for so long, and what comes next is told apart. */
const QUIET_MS = 30 * 60_000;

/**
 * Changes of one kind that one person makes one after the other are told as one: a folder of sixty pictures is one line, not sixty.
 * @param changes the oldest first
 */
export function foldChanges(changes: readonly Change[]): Change[] {
  const folded: Change[] = [];
  for (const change of changes) {
    const last = folded.at(-1);
    const goesOn =
      last?.type === change.type &&
      last.actor === change.actor &&
      change.at.getTime() - last.at.getTime() < QUIET_MS;
    if (!goesOn) folded.push(change);
    else folded[folded.length - 1] = { ...change, looks: [...new Set([...last.looks, ...change.looks])] };
  }
  return folded;
}
