export { RestatementsModule } from './restatements.module.js';
export { RESTATEMENTS_ENTITIES, RESTATEMENTS_MIGRATIONS } from './schema.js';
