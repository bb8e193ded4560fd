export { AssistantsModule } from './assistants.module.js';
export { ASSISTANTS_ENTITIES, ASSISTANTS_MIGRATIONS } from './schema.js';
