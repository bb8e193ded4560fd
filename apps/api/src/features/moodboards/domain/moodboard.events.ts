import type { MediaType } from '@toile/contracts';
import type { DomainEvent } from '@toile/event-store';
import type { ArrangementEvent } from './arrangement.js';
import type { BoardPeopleEvent } from './board-people.events.js';
import type { CardEvent } from './cards.js';

/**
 * What happened to a board. Names (of sections, too), descriptions and comments are the words of who wrote them, whom `owner` names:
 * sealed with their key, null once erased. The board is theirs who created it.
 */
export type MoodboardEvent =
  | BoardPeopleEvent
  | DomainEvent<'MoodboardCreated', { owner: string; name: string | null; token: string }>
  | DomainEvent<'MoodboardRenamed', { owner: string; name: string | null }>
  | DomainEvent<'MoodboardDescribed', { owner: string; description: string | null }>
  | DomainEvent<'MoodboardCoverChosen', { cover: string | null }>
  | DomainEvent<'LookAddedToMoodboard', { type: MediaType; slug: string; image_filename: string }>
  | DomainEvent<'LookRemovedFromMoodboard', { type: MediaType; slug: string }>
  | DomainEvent<
      'LookCommentedOnMoodboard',
      { owner: string; type: MediaType; slug: string; comment: string | null }
    >
  /** Every picture once; where the board has sections, each of them (`section:{id}`) before its pictures, too. */
  | DomainEvent<'MoodboardReordered', { order: readonly string[] }>
  /** A new section stands last, and is empty; one that is there has another name. */
  | DomainEvent<'MoodboardSectionNamed', { owner: string; section: string; name: string | null }>
  /** Its pictures stay, in the section before it. */
  | DomainEvent<'MoodboardSectionRemoved', { section: string }>
  | CardEvent
  | ArrangementEvent
  | DomainEvent<'MoodboardDeleted', { deleted_at: string }>
  | DomainEvent<'MoodboardRestored', Record<string, never>>
  | DomainEvent<'MoodboardShared', { token: string }>
  | DomainEvent<'MoodboardUnshared', Record<string, never>>;
