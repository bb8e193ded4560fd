import { defineDocumentProjection } from '@toile/event-store';
import type { FollowsEvent } from '../domain/follows.events.js';
import { evolve, type Follows, noFollows } from '../domain/follows.state.js';

export const followsStream = (subject: string) => `follows-${subject}`;
export const ownerOf = (stream: string) => stream.slice('follows-'.length);

/** "What do I follow, and what of it is new?" Raise the version with every change of shape. */
export const ownFollows = defineDocumentProjection<FollowsEvent, Follows>({
  name: 'own-follows',
  version: 1,
  categories: ['follows'],
  evolve: (doc, event) => evolve(doc ?? noFollows(), event),
});
