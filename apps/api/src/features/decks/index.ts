export { ExportDeck } from './commands/export-deck.js';
export { decksFeature } from './decks.feature.js';
export { Decks } from './decks.js';
export { DecksModule } from './decks.module.js';
export { DECKS_ENTITIES } from './schema.js';
