export { EmbedsModule } from './embeds.module.js';
export { EMBEDS_ENTITIES, EMBEDS_MIGRATIONS } from './schema.js';
