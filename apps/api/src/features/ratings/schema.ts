import type { EntityClass, MigrationClass } from '@toile/database';
import { RatingIds1790006001000 } from './migrations/1790006001000-rating-ids.js';
import { CollectionRatingEntity } from './read-models/collection-rating.entity.js';

export const RATINGS_ENTITIES: EntityClass[] = [CollectionRatingEntity];

/** A step that has been released is never edited. */
export const RATINGS_MIGRATIONS: readonly MigrationClass[] = [RatingIds1790006001000];
