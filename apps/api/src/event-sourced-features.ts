import { openEventStore, type PostgresEventStore } from '@toile/event-store';
import type pg from 'pg';
import { membersFeature } from './features/accounts/index.js';
import { catalogueFeature } from './features/catalogue/index.js';
import { contentFeature } from './features/content/index.js';
import { decksFeature } from './features/decks/index.js';
import { doubleTaggingFeature } from './features/double-tagging/index.js';
import { followsFeature } from './features/follows/index.js';
import { forecastsFeature } from './features/forecasts/index.js';
import { moodboardsFeature } from './features/moodboards/index.js';
import { picturesFeature } from './features/pictures/index.js';
import { couponsFeature, plansFeature } from './features/plans/index.js';
import { ratingsFeature } from './features/ratings/index.js';
import { savedItemsFeature } from './features/saved-items/index.js';
import { sharingFeature } from './features/sharing/index.js';
import { subscriptionsFeature } from './features/subscriptions/index.js';
import { vocabularyFeature } from './features/vocabulary/index.js';
import type { EventSourcedFeature } from './kernel/event-store/event-sourced-feature.js';
import { personMasterKey } from './kernel/event-store/person-master-key.js';

/** Every feature whose facts live in the event store. */
export const EVENT_SOURCED_FEATURES: readonly EventSourcedFeature[] = [
  catalogueFeature,
  contentFeature,
  decksFeature,
  doubleTaggingFeature,
  savedItemsFeature,
  forecastsFeature,
  membersFeature,
  moodboardsFeature,
  picturesFeature,
  followsFeature,
  plansFeature,
  couponsFeature,
  ratingsFeature,
  sharingFeature,
  subscriptionsFeature,
  vocabularyFeature,
];

/** The event store of the api. @param secret the api's own; the keys of people are wrapped with one derived from it */
export function openApiEventStore(
  pool: pg.Pool,
  secret: Buffer,
  features: readonly EventSourcedFeature[] = EVENT_SOURCED_FEATURES,
): PostgresEventStore {
  return openEventStore({
    pool,
    categories: features.map((feature) => feature.category),
    masterKey: personMasterKey(secret),
  });
}
