import type { EntityClass } from '@toile/database';
import { SharedItemEntity } from './read-models/shared-item.entity.js';

export const SHARING_ENTITIES: EntityClass[] = [SharedItemEntity];
