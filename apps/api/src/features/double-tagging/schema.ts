import type { EntityClass } from '@toile/database';
import { DoubleTaggingEntity } from './read-models/double-tagging.entity.js';

export const DOUBLE_TAGGING_ENTITIES: EntityClass[] = [DoubleTaggingEntity];
