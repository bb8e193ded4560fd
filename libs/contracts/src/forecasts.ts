/** What is forecast a value a week: searches, views of looks, and boards that gained a look, as their figures over time count them. */
export const WEEKLY_MEASURES = ['searches', 'views', 'boards'] as const;
export type WeeklyMeasure = (typeof WEEKLY_MEASURES)[number];
/** Which of these moves first is looked at: what is worn in the street, and what people do. */
export const LEAD_MEASURES = ['street-style', ...WEEKLY_MEASURES] as const;
export type LeadMeasure = (typeof LEAD_MEASURES)[number];
/** Beside the weekly ones the runway share of the next season. */
export const FORECAST_MEASURES = [...WEEKLY_MEASURES, 'runway-share'] as const;
export type ForecastMeasure = (typeof FORECAST_MEASURES)[number];
export const FORECAST_KINDS = ['trend', 'brand'] as const;
export type ForecastKind = (typeof FORECAST_KINDS)[number];
/** Weeks ahead by which forecasts are judged; the last is how far they reach. */
export const HORIZONS = [4, 13, 26, 52] as const;
export type Horizon = (typeof HORIZONS)[number];
/** Of runway shares: one season. */
export const NEXT_SEASON = 1;
export const SCORED_HORIZONS = [NEXT_SEASON, ...HORIZONS] as const;
export type ScoredHorizon = (typeof SCORED_HORIZONS)[number];

/** Whose weeks. */
export interface ForecastSubject {
  measure: WeeklyMeasure;
  of: ForecastKind;
  slug: string;
}
