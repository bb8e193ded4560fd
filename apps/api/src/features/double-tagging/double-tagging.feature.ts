import { type DomainEvent, defineCategory, fold } from '@toile/event-store';
import type { EventSourcedFeature } from '../../kernel/event-store/event-sourced-feature.js';
import { doubleTaggingDecider } from './domain/double-tagging.decider.js';
import type { DoubleTaggingEvent } from './domain/double-tagging.events.js';
import { isCompared } from './domain/double-tagging.state.js';
import { doubleTaggings } from './read-models/double-taggings.projection.js';

/**
 * Opinions about looks that only one of the two is done with are nobody's to read, an operator's neither, who may be the other.
 * Held by `double-tagging.int-spec.ts`.
 */
function withoutOpinions(events: readonly DomainEvent[]): readonly DomainEvent[] {
  const told = events as readonly DoubleTaggingEvent[];
  const state = fold(doubleTaggingDecider, told);
  const began = told.findLastIndex(({ type }) => type === 'DoubleTaggingBegan');
  const isTold = (slug: string) => {
    const look = state.status === 'none' ? undefined : state.looks[slug];
    return look !== undefined && isCompared(look);
  };
  return events.map((event, index) => {
    const one = event as DoubleTaggingEvent;
    if (one.type !== 'OpinionChanged') return event;
    if (index > began && one.data.looks.every(isTold)) return event;
    return { ...event, data: { ...one.data, add: [], remove: [] } };
  });
}

export const doubleTaggingFeature: EventSourcedFeature = {
  category: defineCategory<DoubleTaggingEvent>({ name: 'doubletagging' }),
  stateOf: (events) => fold(doubleTaggingDecider, events as readonly DoubleTaggingEvent[]),
  shownOf: withoutOpinions,
  projections: [doubleTaggings],
};
