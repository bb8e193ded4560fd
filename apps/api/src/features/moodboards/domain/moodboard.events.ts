import type { MediaType } from '@toile/contracts';
import type { DomainEvent } from '@toile/event-store';

/** What happened to a board. Names, descriptions and comments are the owner's words: sealed with their key, null once erased. */
export type MoodboardEvent =
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
  | DomainEvent<'MoodboardReordered', { order: readonly string[] }>
  | DomainEvent<'MoodboardDeleted', { deleted_at: string }>
  | DomainEvent<'MoodboardRestored', Record<string, never>>
  | DomainEvent<'MoodboardShared', { token: string }>
  | DomainEvent<'MoodboardUnshared', Record<string, never>>;
