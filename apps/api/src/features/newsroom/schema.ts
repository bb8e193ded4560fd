import type { EntityClass, MigrationClass } from '@toile/database';
import { Previews1790015001000 } from './migrations/1790015001000-previews.js';
import { Hints1790015002000 } from './migrations/1790015002000-hints.js';
import { PreviewEntity } from './read-models/preview.entity.js';

export const NEWSROOM_ENTITIES: EntityClass[] = [PreviewEntity];

/** A step that has been released is never edited. */
export const NEWSROOM_MIGRATIONS: readonly MigrationClass[] = [Previews1790015001000, Hints1790015002000];
