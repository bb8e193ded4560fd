import { collectionRated, collectionRatingChanged, collectionRatingWithdrawn } from '@toile/contracts';
import { type RecordedEvent, toLogRecord } from '@toile/event-store';
import type { RatingEvent } from './domain/rating.events.js';

/** Private events → public messages. Comments stay private; the envelope names the member by subject. */
export function publishRatingEvent(event: RecordedEvent<RatingEvent>) {
  return [toLogRecord(event, toMessage(event))];
}

function toMessage(event: RatingEvent) {
  const { id: rating_id, collection } = event.data;
  if (event.type === 'CollectionRatingWithdrawn')
    return collectionRatingWithdrawn.of({ rating_id, collection });
  const definition = event.type === 'CollectionRated' ? collectionRated : collectionRatingChanged;
  return definition.of({ rating_id, collection, rating: event.data.rating });
}
