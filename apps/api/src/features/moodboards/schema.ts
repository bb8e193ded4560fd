import type { EntityClass, MigrationClass } from '@toile/database';
import { OwnPictures1790018120000 } from './migrations/1790018120000-own-pictures.js';
import { MoodboardEntity } from './read-models/moodboard.entity.js';

export const MOODBOARDS_ENTITIES: EntityClass[] = [MoodboardEntity];

/** A step that has been released is never edited. */
export const MOODBOARDS_MIGRATIONS: readonly MigrationClass[] = [OwnPictures1790018120000];
