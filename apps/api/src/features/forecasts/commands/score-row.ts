import type { ScoredHorizon } from '@toile/contracts';
import type { Forecast } from '../domain/forecasts.events.js';
import { type CameIn, scoreOf } from '../domain/score.js';
import type { ForecastScoreEntity } from '../read-models/forecast-score.entity.js';

/** What became of a forecast within a horizon, as it is kept. @param ended the day after the last that counts */
export function scoreRow(
  forecast: Forecast,
  horizon: ScoredHorizon,
  ended: string,
  came: CameIn,
): ForecastScoreEntity {
  const { measure, kind, slug, origin, method, version, made_at, low_base } = forecast;
  const score = scoreOf(forecast, horizon, came);
  return {
    measure,
    kind,
    slug,
    origin,
    horizon,
    ended,
    method,
    version,
    madeAt: new Date(made_at),
    weeks: score?.weeks ?? 0,
    said: score?.said ?? null,
    came: score?.came ?? null,
    mase: score?.mase ?? null,
    naive: score?.naive ?? null,
    within50: score?.within[0] ?? 0,
    within80: score?.within[1] ?? 0,
    within95: score?.within[2] ?? 0,
    direction: score?.direction ?? null,
    lowBase: low_base,
  };
}
