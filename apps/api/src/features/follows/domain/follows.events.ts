import type { DomainEvent } from '@toile/event-store';

/** What can be followed; `slug` names it, a search has its filters instead, a board what opens its public page. */
export type Subject =
  | { kind: 'brand' | 'model' | 'tag'; slug: string }
  /** The filters of a listing of looks as its address has them, in order: "tags=lace&type=woman". */
  | { kind: 'search'; search: string }
  /** What opens the board's public page; a board has another once it was private. */
  | { kind: 'board'; board: string };

/** How many looks there are of each follow, by its id. */
export type Counts = Readonly<Record<string, number>>;

export interface Followed {
  owner: string;
  id: string;
  kind: Subject['kind'];
  slug: string | null;
  search: string | null;
  board?: string | null;
  /** Looks there were already. */
  count: number;
}

/** What happened to what a member follows. `owner` is their subject, with whose key searches and boards are sealed; null once erased. */
export type FollowsEvent =
  | DomainEvent<'Followed', Followed>
  | DomainEvent<'Unfollowed', { id: string }>
  /** The member has looked at their feed. */
  | DomainEvent<'FollowsSeen', { counts: Counts }>
  /** The member wants mails about what is new, or none. */
  | DomainEvent<'FollowMailsChosen', { on: boolean; counts: Counts; since: string }>
  | DomainEvent<'FollowMailSent', { counts: Counts; due: string }>;
