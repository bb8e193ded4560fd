import type { EntityClass, MigrationClass } from '@toile/database';
import { IntakeMinute1790011001000 } from './migrations/1790011001000-intake-minute.js';
import { IntakeMinuteEntity } from './read-models/intake-minute.entity.js';

export const OPERATIONS_ENTITIES: EntityClass[] = [IntakeMinuteEntity];

/** A step that has been released is never edited. */
export const OPERATIONS_MIGRATIONS: readonly MigrationClass[] = [IntakeMinute1790011001000];
