import { contentPublished, contentWithdrawn } from '@toile/contracts';
import { type RecordedEvent, toLogRecord } from '@toile/event-store';
import type { ContentEvent } from './domain/content.events.js';

/** All of an entry is public, so all of it goes to topic `catalogue`. */
export function publishContentEvent(event: RecordedEvent<ContentEvent>) {
  const message =
    event.type === 'ContentPublished' ? contentPublished.of(event.data) : contentWithdrawn.of(event.data);
  return [toLogRecord(event, message)];
}
