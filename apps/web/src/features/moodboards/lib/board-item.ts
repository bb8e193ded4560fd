import type { CardType, MediaType, NotePaper, Placement } from '@toile/contracts';

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
  /** Where it lies on the free canvas. */
  place: Placement;
  colours: readonly string[];
}

/** What a member put there of their own. */
export type CardContent =
  | { kind: 'note'; text: string; paper: NotePaper }
  | { kind: 'link'; url: string; host: string; title: string }
  | {
      kind: 'picture';
      small: string;
      large: string;
      width: number;
      height: number;
      thumbhash: string | null;
      colours: readonly string[];
      alt: string;
      credit: string;
    };

/** A note, a link or a picture of the member's own among the pictures of a board. */
export interface BoardCard {
  /** `type:slug`. */
  key: string;
  type: CardType;
  slug: string;
  /** What it is called aloud. */
  name: string;
  content: CardContent;
  section: string | null;
  place: Placement;
}

export type BoardThing = BoardItem | BoardCard;

/** The name of a section, which stands above its pictures. */
export interface BoardHeading {
  /** `section:id`. */
  key: string;
  id: string;
  heading: string;
}

/** What stands on a board one after the other. */
export type BoardEntry = BoardThing | BoardHeading;

export const isHeading = (entry: BoardEntry): entry is BoardHeading => 'heading' in entry;
export const isThing = (entry: BoardEntry): entry is BoardThing => !isHeading(entry);
export const isCard = (entry: BoardEntry): entry is BoardCard => 'content' in entry;
