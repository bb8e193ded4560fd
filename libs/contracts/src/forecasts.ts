/** What is forecast, a value a week: searches, views of looks, and boards that gained a look, as their figures over time count them. */
export const FORECAST_MEASURES = ['searches', 'views', 'boards'] as const;
export type ForecastMeasure = (typeof FORECAST_MEASURES)[number];
export const FORECAST_KINDS = ['trend', 'brand'] as const;
export type ForecastKind = (typeof FORECAST_KINDS)[number];
/** Weeks ahead by which forecasts are judged; the last is how far they reach. */
export const HORIZONS = [4, 13, 26, 52] as const;
export type Horizon = (typeof HORIZONS)[number];

/** Whose weeks. */
export interface ForecastSubject {
  measure: ForecastMeasure;
  of: ForecastKind;
  slug: string;
}
