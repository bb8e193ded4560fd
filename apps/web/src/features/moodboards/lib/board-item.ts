import type { MediaType } from '@toile/contracts';

/** A picture of a board as its pages show it: everything in the reader's language, and small enough to send 500. */
export interface BoardItem {
  /** `type:slug`. */
  key: string;
  type: MediaType;
  slug: string;
  filename: string;
  width: number;
  height: number;
  thumbhash: string | null;
  /** Designer, or city of a street style. */
  name: string;
  facts: string;
  /** Null once it is no longer published. */
  href: string | null;
  note: string | null;
  /** Id of the section it stands in; null above the first one. */
  section: string | null;
}

/** The name of a section, which stands above its pictures. */
export interface BoardHeading {
  /** `section:id`. */
  key: string;
  id: string;
  heading: string;
}

/** What stands on a board one after the other. */
export type BoardEntry = BoardItem | BoardHeading;

export const isHeading = (entry: BoardEntry): entry is BoardHeading => 'heading' in entry;
export const isPicture = (entry: BoardEntry): entry is BoardItem => !isHeading(entry);
