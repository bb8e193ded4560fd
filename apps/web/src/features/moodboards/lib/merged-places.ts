import type { Placement } from '@toile/contracts';
import type { Places } from './placing';

export interface MergedPlaces {
  /** What of the step can still be saved. */
  left: Places;
  /** What somebody else has moved, too, since it was taken in hand: theirs stands. */
  refused: Places;
}

/**
 * A step that comes too late, with what the board has become: where things are moved by one of two, both steps count; where both
 * moved the same thing, the one that was saved first.
 * @param base where things lay when the hand took them
 */
export function mergedPlaces(base: Places, mine: Places, theirs: Places): MergedPlaces {
  const left: Record<string, Placement> = {};
  const refused: Record<string, Placement> = {};
  for (const [key, wanted] of Object.entries(mine)) {
    const [from, now] = [base[key], theirs[key]];
    // It is no longer on the board.
    if (!now) continue;
    if (!from || lies(now, from)) left[key] = wanted;
    // Layers are of the board, not of one thing: the last order of them counts.
    else if (lies(wanted, from)) left[key] = { ...now, z: wanted.z };
    else if (!lies(wanted, now)) refused[key] = wanted;
  }
  return { left, refused };
}

const lies = (one: Placement, other: Placement) =>
  one.x === other.x && one.y === other.y && one.width === other.width;
