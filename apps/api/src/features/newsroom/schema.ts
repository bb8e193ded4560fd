import type { EntityClass, MigrationClass } from '@toile/database';
import { Previews1790015001000 } from './migrations/1790015001000-previews.js';
import { Hints1790015002000 } from './migrations/1790015002000-hints.js';
import { PressKits1790015004000 } from './migrations/1790015004000-press-kits.js';
import { PressKitsOfTheGone1790018031000 } from './migrations/1790018031000-press-kits-of-the-gone.js';
import { PressKitEntity } from './read-models/press-kit.entity.js';
import { PreviewEntity } from './read-models/preview.entity.js';

export const NEWSROOM_ENTITIES: EntityClass[] = [PreviewEntity, PressKitEntity];

/** A step that has been released is never edited. */
export const NEWSROOM_MIGRATIONS: readonly MigrationClass[] = [
  Previews1790015001000,
  Hints1790015002000,
  PressKits1790015004000,
  PressKitsOfTheGone1790018031000,
];
