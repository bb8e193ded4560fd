import type { CommentedKind, SharedRole } from '@toile/contracts';
import type { DomainEvent } from '@toile/event-store';

/** Which item it is, and whose. */
interface OfItem {
  owner: string;
  kind: CommentedKind;
  item: string;
}

/** What happened around an item that members keep. Comments are their author's words, sealed with the author's key. */
export type SharedItemEvent =
  /** With colleagues of the owner's subscription. */
  | DomainEvent<'ItemShared', OfItem & { role: SharedRole; at: string }>
  | DomainEvent<'ItemUnshared', Record<string, never>>
  | DomainEvent<
      'CommentWritten',
      OfItem & {
        comment: string;
        author: string;
        text: string | null;
        mentions: readonly string[];
        at: string;
        /** The part of the item it is about, as the item names it; all of it where this is left out. */
        about?: string;
      }
    >
  | DomainEvent<'CommentEdited', { comment: string; author: string; text: string | null }>
  | DomainEvent<'CommentRemoved', { comment: string }>;
