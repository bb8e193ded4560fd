import type { EntityClass, MigrationClass } from '@toile/database';
import { Restatements1790013001000 } from './migrations/1790013001000-restatements.js';
import { PublishedFigureEntity } from './read-models/published-figure.entity.js';
import { RestatementEntity } from './read-models/restatement.entity.js';

export const RESTATEMENTS_ENTITIES: EntityClass[] = [PublishedFigureEntity, RestatementEntity];

/** A step that has been released is never edited. */
export const RESTATEMENTS_MIGRATIONS: readonly MigrationClass[] = [Restatements1790013001000];
