export { decksFeature } from './decks.feature.js';
export { DecksModule } from './decks.module.js';
export { DECKS_ENTITIES } from './schema.js';
