export * from './collection-rated.js';
export * from './collection-rating-changed.js';
export * from './collection-rating-withdrawn.js';
export * from './look-added-to-moodboard.js';
export * from './look-removed-from-moodboard.js';
export * from './moodboard-created.js';
export * from './moodboard-deleted.js';
export * from './moodboard-restored.js';
