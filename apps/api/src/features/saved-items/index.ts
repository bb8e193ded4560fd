export { savedItemsFeature } from './saved-items.feature.js';
export { SavedItemsModule } from './saved-items.module.js';
export { SAVED_ITEMS_ENTITIES, SAVED_ITEMS_MIGRATIONS } from './schema.js';
