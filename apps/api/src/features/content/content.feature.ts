import { contentPublished, contentWithdrawn } from '@toile/contracts';
import { defineCategory, fold, type RecordedEvent, toLogRecord } from '@toile/event-store';
import type { EventSourcedFeature } from '../../kernel/event-store/event-sourced-feature.js';
import { contentDecider } from './domain/content.decider.js';
import type { ContentEvent } from './domain/content.events.js';

/** All of an entry is public, so all of it goes to topic `catalogue`. */
export function publishContentEvent(event: RecordedEvent<ContentEvent>) {
  const message =
    event.type === 'ContentPublished' ? contentPublished.of(event.data) : contentWithdrawn.of(event.data);
  return [toLogRecord(event, message)];
}

/** Its read model is the catalogue's: names of brands and cities stand in the rows of looks. */
export const contentFeature: EventSourcedFeature = {
  category: defineCategory<ContentEvent>({ name: 'content', publish: publishContentEvent }),
  stateOf: (events) => fold(contentDecider, events as readonly ContentEvent[]),
  projections: [],
};
