import type { Counts, Followed, FollowsEvent, Subject } from './follows.events.js';

export type Follow = Subject & {
  id: string;
  /** Looks there were when the member saw them last. */
  seen: number;
  /** Looks there were when a mail told of them last. */
  mailed: number;
};

/** What a member follows, the last followed first, and since when mails tell them; null for none. */
export interface Follows {
  follows: readonly Follow[];
  mailsSince: string | null;
}

export const noFollows = (): Follows => ({ follows: [], mailsSince: null });

/** What follows have become; also the fold of their read model. */
export function evolve(state: Follows, event: FollowsEvent): Follows {
  const { follows } = state;
  switch (event.type) {
    case 'Followed': {
      const { id, count } = event.data;
      const about = aboutOf(event.data);
      // What was erased is followed by nobody.
      if (!about) return state;
      const follow = { ...about, id, seen: count, mailed: count };
      return { ...state, follows: [follow, ...follows.filter((one) => one.id !== id)] };
    }
    case 'Unfollowed':
      return { ...state, follows: follows.filter(({ id }) => id !== event.data.id) };
    case 'FollowsSeen':
      return { ...state, follows: counted(follows, event.data.counts, 'seen') };
    case 'FollowMailsChosen':
      return {
        follows: counted(follows, event.data.counts, 'mailed'),
        mailsSince: event.data.on ? event.data.since : null,
      };
    case 'FollowMailSent':
      return { follows: counted(follows, event.data.counts, 'mailed'), mailsSince: event.data.due };
  }
}

const counted = (follows: readonly Follow[], counts: Counts, what: 'seen' | 'mailed') =>
  follows.map((follow) => ({ ...follow, [what]: counts[follow.id] ?? follow[what] }));

function aboutOf({ kind, slug, search, board }: Followed): Subject | null {
  if (kind === 'search') return search === null ? null : { kind, search };
  if (kind === 'board') return board ? { kind, board } : null;
  return slug === null ? null : { kind, slug };
}
