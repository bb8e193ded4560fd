import type { MigrationClass } from '@toile/database';
import { EventStreams1790003001000 } from './migrations/1790003001000-event-streams.js';
import { EventPersonKeys1790003002000 } from './migrations/1790003002000-event-person-keys.js';
import { EventProjectionBuilds1790003003000 } from './migrations/1790003003000-event-projection-builds.js';

/** The schema `event_store`. A step that has been released is never edited. */
export const eventStoreMigrations: readonly MigrationClass[] = [
  EventStreams1790003001000,
  EventPersonKeys1790003002000,
  EventProjectionBuilds1790003003000,
];
