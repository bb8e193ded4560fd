export { JobsDesk } from './jobs-desk.js';
export { OperationsModule } from './operations.module.js';
export { OPERATIONS_ENTITIES, OPERATIONS_MIGRATIONS } from './schema.js';
