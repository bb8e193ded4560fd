import type { EntityClass, MigrationClass } from '@toile/database';
import { BoardsTogether1790018112000 } from './migrations/1790018112000-boards-together.js';
import { OwnPictures1790018120000 } from './migrations/1790018120000-own-pictures.js';
import { MoodboardEntity } from './read-models/moodboard.entity.js';

export const MOODBOARDS_ENTITIES: EntityClass[] = [MoodboardEntity];

/** A step that has been released is never edited. */
export const MOODBOARDS_MIGRATIONS: readonly MigrationClass[] = [
  BoardsTogether1790018112000,
  OwnPictures1790018120000,
];
