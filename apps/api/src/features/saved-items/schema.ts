import type { EntityClass, MigrationClass } from '@toile/database';
import { AlertFeedEntity } from './feed/alert-feed.entity.js';
import { MailedAddresses1790018002000 } from './migrations/1790018002000-mailed-addresses.js';
import { AlertFeeds1790018020000 } from './migrations/1790018020000-alert-feeds.js';
import { OwnSavedItemsEntity } from './read-models/own-saved-items.entity.js';
import { MailedAddressEntity } from './schedules/mailed-address.entity.js';

export const SAVED_ITEMS_ENTITIES: EntityClass[] = [
  OwnSavedItemsEntity,
  MailedAddressEntity,
  AlertFeedEntity,
];

/** A step that has been released is never edited. */
export const SAVED_ITEMS_MIGRATIONS: readonly MigrationClass[] = [
  MailedAddresses1790018002000,
  AlertFeeds1790018020000,
];
