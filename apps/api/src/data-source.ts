import { type DataSourceSettings, type EntityClass, openDataSource } from '@toile/database';
import type { DataSource } from 'typeorm';
import { ACCOUNTS_ENTITIES } from './features/accounts/index.js';
import { ASSISTANTS_ENTITIES } from './features/assistants/index.js';
import { CATALOGUE_ENTITIES } from './features/catalogue/index.js';
import { DECKS_ENTITIES } from './features/decks/index.js';
import { DOUBLE_TAGGING_ENTITIES } from './features/double-tagging/index.js';
import { EMBEDS_ENTITIES } from './features/embeds/index.js';
import { EXPORTS_ENTITIES } from './features/exports/index.js';
import { FIGURES_ENTITIES } from './features/figures/index.js';
import { FOLLOWS_ENTITIES } from './features/follows/index.js';
import { FORECASTS_ENTITIES } from './features/forecasts/index.js';
import { MOODBOARDS_ENTITIES } from './features/moodboards/index.js';
import { NEWSROOM_ENTITIES } from './features/newsroom/index.js';
import { OPERATIONS_ENTITIES } from './features/operations/index.js';
import { PAYMENTS_ENTITIES } from './features/payments/index.js';
import { PAYWALL_ENTITIES } from './features/paywall/index.js';
import { PICTURES_ENTITIES } from './features/pictures/index.js';
import { PLANS_ENTITIES } from './features/plans/index.js';
import { RATINGS_ENTITIES } from './features/ratings/index.js';
import { READER_FORMS_ENTITIES } from './features/reader-forms/index.js';
import { RESTATEMENTS_ENTITIES } from './features/restatements/index.js';
import { SAVED_ITEMS_ENTITIES } from './features/saved-items/index.js';
import { SERVICE_STATUS_ENTITIES } from './features/service-status/index.js';
import { SHARING_ENTITIES } from './features/sharing/index.js';
import { SUBSCRIPTIONS_ENTITIES } from './features/subscriptions/index.js';
import { VOCABULARY_ENTITIES } from './features/vocabulary/index.js';
import { WEBHOOKS_ENTITIES } from './features/webhooks/index.js';

/** Every entity of the api. */
export const API_ENTITIES: readonly EntityClass[] = [
  ...ACCOUNTS_ENTITIES,
  ...ASSISTANTS_ENTITIES,
  ...CATALOGUE_ENTITIES,
  ...DECKS_ENTITIES,
  ...DOUBLE_TAGGING_ENTITIES,
  ...SHARING_ENTITIES,
  ...EMBEDS_ENTITIES,
  ...EXPORTS_ENTITIES,
  ...FIGURES_ENTITIES,
  ...FORECASTS_ENTITIES,
  ...MOODBOARDS_ENTITIES,
  ...NEWSROOM_ENTITIES,
  ...OPERATIONS_ENTITIES,
  ...PAYMENTS_ENTITIES,
  ...PAYWALL_ENTITIES,
  ...PICTURES_ENTITIES,
  ...PLANS_ENTITIES,
  ...FOLLOWS_ENTITIES,
  ...RATINGS_ENTITIES,
  ...READER_FORMS_ENTITIES,
  ...RESTATEMENTS_ENTITIES,
  ...SAVED_ITEMS_ENTITIES,
  ...SERVICE_STATUS_ENTITIES,
  ...SUBSCRIPTIONS_ENTITIES,
  ...VOCABULARY_ENTITIES,
  ...WEBHOOKS_ENTITIES,
];

/** The api's DataSource, for the service and for operators' commands. Its schema is migrated before (`migrateApi`). */
export function openApiDataSource(settings: Omit<DataSourceSettings, 'entities'>): Promise<DataSource> {
  return openDataSource({ ...settings, entities: API_ENTITIES });
}
