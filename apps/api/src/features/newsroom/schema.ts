import type { EntityClass, MigrationClass } from '@toile/database';
import { Previews1790014001000 } from './migrations/1790014001000-previews.js';
import { Hints1790014002000 } from './migrations/1790014002000-hints.js';
import { PreviewEntity } from './read-models/preview.entity.js';

export const NEWSROOM_ENTITIES: EntityClass[] = [PreviewEntity];

/** A step that has been released is never edited. */
export const NEWSROOM_MIGRATIONS: readonly MigrationClass[] = [Previews1790014001000, Hints1790014002000];
