export { ExportsModule } from './exports.module.js';
export { EXPORTS_ENTITIES } from './schema.js';
