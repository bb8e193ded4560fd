export { addRatings, type RatingToAdd } from './add-ratings.js';
export { ratingsFeature } from './ratings.feature.js';
export { RatingsModule } from './ratings.module.js';
export { RATINGS_ENTITIES, RATINGS_MIGRATIONS } from './schema.js';
