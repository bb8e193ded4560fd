import type { Sorted } from '../../../sorting/sorted';
import { type BoardEntry, isCard, isHeading } from './board-item';

const kept = new WeakMap<BoardEntry, BoardEntry & Sorted>();

/** An entry as a list sorts it, the same for the same entry: what has not changed is not drawn again where others move. */
export function sortable(entry: BoardEntry): BoardEntry & Sorted {
  const made = kept.get(entry) ?? toSorted(entry);
  kept.set(entry, made);
  return made;
}

/** A name of a section is lifted as its words. */
const toSorted = (entry: BoardEntry): BoardEntry & Sorted =>
  isHeading(entry)
    ? { ...entry, title: entry.heading, filename: null, width: 0, height: 0 }
    : isCard(entry)
      ? { ...entry, title: entry.name, filename: null, width: 0, height: 0 }
      : { ...entry, title: entry.name };
