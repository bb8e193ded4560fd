import type { LookFacts, Show } from '@toile/contracts';
import type { RecordedEvent } from '@toile/event-store';
import type { CollectionEvent } from '../../catalogue/index.js';
import type { ForecastEvent } from '../../forecasts/index.js';
import type { NewWebhookEvent } from './webhook-events.js';

/** More looks than any show has; of an odd import the rest is read from the catalogue. */
const MOST_LOOKS = 500;

/**
 * What others may know of an event: of collections only what is public, of forecasts that there are new ones. Who walks is for
 * plans, so models are left out.
 */
export function toldOf(event: RecordedEvent<CollectionEvent | ForecastEvent>): NewWebhookEvent[] {
  const told = (type: NewWebhookEvent['type'], data: object): NewWebhookEvent => ({
    id: `${type}:${event.id}`,
    type,
    subject: null,
    occurredAt: event.metadata.occurredAt,
    data,
  });
  switch (event.type) {
    case 'CollectionPublished': {
      const { facts, looks } = event.data;
      return [
        told('collection.published', { ...showOf(facts), looks_count: looks.length }),
        ...(looks.length > 0 ? [told('looks.published', looksOf(facts, looks))] : []),
      ];
    }
    case 'CollectionWithdrawn':
      return [told('collection.withdrawn', { collection: event.data.collection })];
    case 'LooksCatalogued': {
      const { show, published, looks } = event.data;
      return published && looks.length > 0 ? [told('looks.published', looksOf(show, looks))] : [];
    }
    case 'RoundMade': {
      const { measure, kind, origin, forecasts } = event.data;
      return forecasts > 0 ? [told('forecast.made', { measure, of: kind, origin, forecasts })] : [];
    }
    default:
      return [];
  }
}

const showOf = ({ collection, designer, season, type, city, show_date }: Show) => ({
  collection,
  designer: designer.slug,
  season: season.slug,
  type: type.slug,
  city: city.slug,
  show_date,
});

const looksOf = (show: Show, looks: readonly LookFacts[]) => ({
  ...showOf(show),
  looks_count: looks.length,
  looks: looks
    .slice(0, MOST_LOOKS)
    .map(({ slug, position, tags }) => ({ look: slug, position, tags: tags.map((tag) => tag.slug) })),
});
