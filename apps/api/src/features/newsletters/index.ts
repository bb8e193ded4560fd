export { NewslettersModule } from './newsletters.module.js';
export { NEWSLETTERS_MIGRATIONS } from './schema.js';
