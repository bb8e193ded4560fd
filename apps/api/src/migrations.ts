import type { MigrationClass } from '@toile/database';
import { ACCOUNTS_MIGRATIONS } from './features/accounts/index.js';
import { ASSISTANTS_MIGRATIONS } from './features/assistants/index.js';
import { BRAND_FIGURES_MIGRATIONS } from './features/brand-figures/index.js';
import { CATALOGUE_MIGRATIONS } from './features/catalogue/index.js';
import { CONTENT_MIGRATIONS } from './features/content/index.js';
import { EMBEDS_MIGRATIONS } from './features/embeds/index.js';
import { EXPORTS_MIGRATIONS } from './features/exports/index.js';
import { FIGURES_MIGRATIONS } from './features/figures/index.js';
import { FOLLOWS_MIGRATIONS } from './features/follows/index.js';
import { FORECASTS_MIGRATIONS } from './features/forecasts/index.js';
import { MOODBOARDS_MIGRATIONS } from './features/moodboards/index.js';
import { NEWSLETTERS_MIGRATIONS } from './features/newsletters/index.js';
import { NEWSROOM_MIGRATIONS } from './features/newsroom/index.js';
import { OPERATIONS_MIGRATIONS } from './features/operations/index.js';
import { PAYMENTS_MIGRATIONS } from './features/payments/index.js';
import { PICTURES_MIGRATIONS } from './features/pictures/index.js';
import { RATINGS_MIGRATIONS } from './features/ratings/index.js';
import { READER_FORMS_MIGRATIONS } from './features/reader-forms/index.js';
import { RESTATEMENTS_MIGRATIONS } from './features/restatements/index.js';
import { SAVED_ITEMS_MIGRATIONS } from './features/saved-items/index.js';
import { SERVICE_STATUS_MIGRATIONS } from './features/service-status/index.js';
import { SUBSCRIPTIONS_MIGRATIONS } from './features/subscriptions/index.js';
import { WEBHOOKS_MIGRATIONS } from './features/webhooks/index.js';
import { IdempotentWrites1790016001000 } from './kernel/idempotency/migrations/1790016001000-idempotent-writes.js';
import { MailAttachments1790018001000 } from './kernel/mail/migrations/1790018001000-mail-attachments.js';
import { MailsThatComeBack1790018300000 } from './kernel/mail/migrations/1790018300000-mails-that-come-back.js';

/** What the api's features keep beside the event store; read models build themselves. A step that has been released is never edited. */
export const apiMigrations: readonly MigrationClass[] = [
  ...CATALOGUE_MIGRATIONS,
  ...ACCOUNTS_MIGRATIONS,
  ...RATINGS_MIGRATIONS,
  ...SUBSCRIPTIONS_MIGRATIONS,
  ...READER_FORMS_MIGRATIONS,
  ...PAYMENTS_MIGRATIONS,
  ...FIGURES_MIGRATIONS,
  ...EMBEDS_MIGRATIONS,
  ...NEWSROOM_MIGRATIONS,
  ...OPERATIONS_MIGRATIONS,
  ...PICTURES_MIGRATIONS,
  ...RESTATEMENTS_MIGRATIONS,
  ...FORECASTS_MIGRATIONS,
  IdempotentWrites1790016001000,
  ...WEBHOOKS_MIGRATIONS,
  ...ASSISTANTS_MIGRATIONS,
  ...EXPORTS_MIGRATIONS,
  ...SERVICE_STATUS_MIGRATIONS,
  MailAttachments1790018001000,
  MailsThatComeBack1790018300000,
  ...SAVED_ITEMS_MIGRATIONS,
  ...FOLLOWS_MIGRATIONS,
  ...CONTENT_MIGRATIONS,
  ...NEWSLETTERS_MIGRATIONS,
  ...BRAND_FIGURES_MIGRATIONS,
  ...MOODBOARDS_MIGRATIONS,
];
