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
}
