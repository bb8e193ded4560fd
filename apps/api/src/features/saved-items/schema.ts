import type { EntityClass } from '@toile/database';
import { OwnSavedItemsEntity } from './read-models/own-saved-items.entity.js';

export const SAVED_ITEMS_ENTITIES: EntityClass[] = [OwnSavedItemsEntity];
