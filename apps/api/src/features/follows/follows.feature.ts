import { defineCategory, fold } from '@toile/event-store';
import type { EventSourcedFeature } from '../../kernel/event-store/event-sourced-feature.js';
import { followsDecider } from './domain/follows.decider.js';
import type { FollowsEvent } from './domain/follows.events.js';
import { ownFollows } from './read-models/own-follows.projection.js';

/** What members follow is private: no public messages. */
export const followsFeature: EventSourcedFeature = {
  category: defineCategory<FollowsEvent>({
    name: 'follows',
    // What somebody looks for may say who they are, and what opens a board is nobody's but theirs.
    personal: { Followed: { subject: 'owner', fields: ['search', 'board'] } },
  }),
  stateOf: (events) => fold(followsDecider, events as readonly FollowsEvent[]),
  projections: [ownFollows],
};
