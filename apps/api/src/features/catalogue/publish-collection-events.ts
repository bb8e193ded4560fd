import { createHash } from 'node:crypto';
import {
  type CollectionFacts,
  collectionPublished,
  collectionWithdrawn,
  type LookFacts,
  lookPublished,
  lookWithdrawn,
  type Show,
} from '@toile/contracts';
import { type RecordedEvent, toLogRecord } from '@toile/event-store';
import type { CollectionEvent } from './domain/collection.events.js';
import { tagsOfGarment } from './domain/garment-tags.js';

/** Private events → public messages, one a look, so that the warehouse holds a version of a look a row. Drafts stay private. */
export function publishCollectionEvent(event: RecordedEvent<CollectionEvent>) {
  // The first message keeps the event's id; the others need one of their own, since readers drop repeats by it.
  return messagesOf(event).map((message, index) =>
    toLogRecord(index === 0 ? event : { ...event, id: idOf(event.id, index) }, message),
  );
}

/** A UUID (version 8) of its own for each message, the same whenever the event is published. */
function idOf(event: string, index: number): string {
  const hex = createHash('sha256').update(`${event}/${index}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function messagesOf(event: CollectionEvent) {
  switch (event.type) {
    case 'CollectionPublished': {
      const { facts, looks } = event.data;
      return [published(facts), ...looks.map((look) => lookMessage(facts, look))];
    }
    case 'CollectionRevised':
      return event.data.published ? [published(event.data.facts)] : [];
    case 'CollectionWithdrawn': {
      const { collection, looks } = event.data;
      return [
        collectionWithdrawn.of({ collection }),
        ...looks.map((look) => lookWithdrawn.of({ look, collection })),
      ];
    }
    case 'LooksCatalogued':
    case 'LooksRetagged':
    case 'LooksReordered': {
      const { show, published: visible, looks } = event.data;
      return visible ? looks.map((look) => lookMessage(show, look)) : [];
    }
    case 'LooksRemoved': {
      const { collection, published: visible, looks } = event.data;
      return visible ? looks.map((look) => lookWithdrawn.of({ look, collection })) : [];
    }
    default:
      return [];
  }
}

function slugsOf({ collection, designer, season, type, city, show_date }: Show) {
  const slugs = { designer: designer.slug, season: season.slug, type: type.slug, city: city.slug };
  return { collection, ...slugs, show_date };
}

const published = (facts: CollectionFacts) => collectionPublished.of({ ...slugsOf(facts), live: facts.live });

function lookMessage(show: Show, { slug, position, tags, models, colours, garments = [] }: LookFacts) {
  return lookPublished.of({
    ...slugsOf(show),
    look: slug,
    position,
    colours,
    tags: tags.map((tag) => tag.slug),
    models: models.map((model) => model.slug),
    garments: garments.map((garment) => {
      const own = tagsOfGarment(garment).map((tag) => tag.slug);
      return `${[...new Set(own)].join(' ')}/${garment.colours.join(' ')}`;
    }),
  });
}
