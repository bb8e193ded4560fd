export { METHODS, type Method } from './candidates.js';
export { type ChangePoint, changePoints, type Outlier, outliers } from './change-points.js';
export { falseDiscoveryRates } from './false-discoveries.js';
export { ForecastError, type ForecastOptions } from './forecast-options.js';
export { FORECAST_VERSION, forecastPanel, type Series } from './forecast-panel.js';
export { type JudgedLead, judgeLeads, type LeadLag, type LeadLagOptions, leadLag } from './lead-lag.js';
export {
  forecastNextSeason,
  NEXT_SEASON_VERSION,
  type NextSeason,
  type PastError,
  pastErrors,
  type SeasonConcept,
  type SeasonTotals,
} from './next-season.js';
export type { Interval, SeriesForecast } from './series-forecast.js';
export { type BrandInCity, type ChangeSplit, splitChange } from './split-change.js';
export { quantile, randomNumbers } from './statistics.js';
