export { doubleTaggingFeature } from './double-tagging.feature.js';
export { DoubleTaggingModule } from './double-tagging.module.js';
export { DoubleTaggings } from './double-taggings.js';
export { DOUBLE_TAGGING_ENTITIES } from './schema.js';
