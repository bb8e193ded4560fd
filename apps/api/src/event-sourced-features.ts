import { openEventStore, type PostgresEventStore } from '@toile/event-store';
import type pg from 'pg';
import { membersFeature } from './accounts/members/members.feature.js';
import { catalogueFeature } from './catalogue/catalogue.feature.js';
import { contentFeature } from './content/content.feature.js';
import { deskFeature } from './dashboard/desk/desk.feature.js';
import type { EventSourcedFeature } from './event-store/event-sourced-feature.js';
import { personMasterKey } from './event-store/person-master-key.js';
import { moodboardsFeature } from './moodboards/moodboards.feature.js';
import { ratingsFeature } from './ratings/ratings.feature.js';
import { subscriptionsFeature } from './subscriptions/subscriptions.feature.js';

/** Every feature whose facts live in the event store. */
export const EVENT_SOURCED_FEATURES: readonly EventSourcedFeature[] = [
  catalogueFeature,
  contentFeature,
  deskFeature,
  membersFeature,
  moodboardsFeature,
  ratingsFeature,
  subscriptionsFeature,
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
