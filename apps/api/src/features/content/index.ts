export { contentFeature } from './content.feature.js';
export { ContentModule } from './content.module.js';
export { contentDecider } from './domain/content.decider.js';
export { contentStream } from './domain/content.events.js';
export { CONTENT_MIGRATIONS } from './schema.js';
