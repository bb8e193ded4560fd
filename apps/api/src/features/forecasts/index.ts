export type { ForecastEvent } from './domain/forecasts.events.js';
export { forecastsFeature } from './forecasts.feature.js';
export { ForecastsModule } from './forecasts.module.js';
export { ConceptChanges } from './queries/concept-changes.js';
export { type ForetoldLevel, ForetoldLevels } from './queries/foretold-levels.js';
export { FORECASTS_ENTITIES, FORECASTS_MIGRATIONS } from './schema.js';
