import type { RecordedEvent } from '@toile/event-store';
import type { CollectionEvent } from './domain/collection.events.js';

/** When each look of a collection came before readers first, in that order; looks that were removed are not among them. */
export function arrivalsIn(events: readonly RecordedEvent<CollectionEvent>[]): Map<string, Date> {
  const came = new Map<string, Date>();
  for (const event of events) {
    const at = event.metadata.occurredAt;
    if (event.type === 'LooksRemoved') for (const look of event.data.looks) came.delete(look);
    const isSeen =
      event.type === 'CollectionPublished' || (event.type === 'LooksCatalogued' && event.data.published);
    if (!isSeen) continue;
    for (const { slug } of event.data.looks) if (!came.has(slug)) came.set(slug, at);
  }
  return came;
}
