import { create } from 'zustand';

/** A picture the reader wants to choose boards for. */
export interface Choosing {
  /** `type:slug` */
  item: string;
  /** Slug of the board it has just been put on, which it leaves for another. */
  from?: string;
}

/** What is being saved, and which pictures of the page stand on boards of the reader. */
interface Saving {
  choosing: Choosing | null;
  saved: ReadonlySet<string>;
}

export const useSaving = create<Saving>(() => ({ choosing: null, saved: new Set() }));

export const chooseBoard = (choosing: Choosing) => useSaving.setState({ choosing });
export const endChoosing = () => useSaving.setState({ choosing: null });

/** Remembers whether a picture stands on some board of the reader. */
export function markSaved(item: string, isSaved: boolean): void {
  const { saved } = useSaving.getState();
  if (saved.has(item) === isSaved) return;
  const next = new Set(saved);
  if (isSaved) next.add(item);
  else next.delete(item);
  useSaving.setState({ saved: next });
}
