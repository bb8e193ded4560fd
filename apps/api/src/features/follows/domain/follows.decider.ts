import type { Decider } from '@toile/event-store';
import { MOST_FOLLOWS, notFollowed, tooManyFollows } from './follows.errors.js';
import type { Counts, FollowsEvent, Subject } from './follows.events.js';
import { evolve, type Follows, noFollows } from './follows.state.js';

export type FollowsCommand =
  | { type: 'Follow'; owner: string; id: string; about: Subject; count: number }
  | { type: 'Unfollow'; id: string }
  | { type: 'MarkSeen'; counts: Counts }
  | { type: 'ChooseMails'; on: boolean; counts: Counts; now: string }
  | { type: 'MarkMailSent'; counts: Counts; due: string };

function decide(command: FollowsCommand, { follows, mailsSince }: Follows): readonly FollowsEvent[] {
  const isFollowed = (id: string) => follows.some((follow) => follow.id === id);
  switch (command.type) {
    case 'Follow': {
      const { owner, id, about, count } = command;
      if (isFollowed(id) || follows.some((follow) => isSame(follow, about))) return [];
      if (follows.length >= MOST_FOLLOWS) throw tooManyFollows();
      return [{ type: 'Followed', data: { owner, id, slug: null, search: null, ...about, count } }];
    }
    case 'Unfollow':
      if (!isFollowed(command.id)) throw notFollowed();
      return [{ type: 'Unfollowed', data: { id: command.id } }];
    case 'MarkSeen': {
      const changed = follows.some(({ id, seen }) => (command.counts[id] ?? seen) !== seen);
      return changed ? [{ type: 'FollowsSeen', data: { counts: command.counts } }] : [];
    }
    case 'ChooseMails': {
      const { on, counts, now } = command;
      if (on === (mailsSince !== null)) return [];
      return [{ type: 'FollowMailsChosen', data: { on, counts, since: now } }];
    }
    case 'MarkMailSent': {
      // Ended meanwhile, or told already.
      if (mailsSince === null || mailsSince >= command.due) return [];
      return [{ type: 'FollowMailSent', data: { counts: command.counts, due: command.due } }];
    }
  }
}

const isSame = (a: Subject, b: Subject) => a.kind === b.kind && nameIn(a) === nameIn(b);

const nameIn = (about: Subject) =>
  about.kind === 'search' ? about.search : about.kind === 'board' ? about.board : about.slug;

export const followsDecider: Decider<Follows, FollowsCommand, FollowsEvent> = {
  initialState: noFollows,
  decide,
  evolve,
};
