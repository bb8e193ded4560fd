import type { DomainEvent } from '@toile/event-store';

interface Given {
  id: number;
  member: string;
  collection: string;
  rating: number;
  comment: string | null;
}

/** What happened to a member's rating of a collection. The comment is the member's words: sealed with their key. */
export type RatingEvent =
  | DomainEvent<'CollectionRated', Given>
  | DomainEvent<'CollectionRatingChanged', Given>
  | DomainEvent<'CollectionRatingWithdrawn', { id: number; collection: string }>;
