export type { ForecastEvent } from './domain/forecasts.events.js';
export { forecastsFeature } from './forecasts.feature.js';
export { ForecastsModule } from './forecasts.module.js';
export { FORECASTS_ENTITIES, FORECASTS_MIGRATIONS } from './schema.js';
