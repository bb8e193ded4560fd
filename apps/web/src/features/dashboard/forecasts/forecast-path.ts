import { FORECAST_KINDS, FORECAST_MEASURES } from '@toile/contracts';
import { type SeriesScope, USUAL } from '../series/series-scope';

/** Where the forecast of what is drawn is asked for; null where none is made of it, or there are several. */
export function forecastPath(scope: SeriesScope): string | null {
  const { measure, of, slugs, groups, step, as, scale, smooth, year, type, city, country } = scope;
  const [slug] = slugs;
  const isUsual =
    measure === 'searches' ? country === USUAL.country : type === USUAL.type && city === USUAL.city;
  const isOfSeasons = measure === 'runway-share';
  const isForecast = FORECAST_MEASURES.some((one) => one === measure) && isUsual;
  const isPlain = as === 'lines' && (isOfSeasons || step === 'week') && scale === 'share' && !smooth && !year;
  const isKind = isOfSeasons ? of === 'trend' : FORECAST_KINDS.some((one) => one === of);
  if (!isForecast || !isKind || !isPlain || slugs.length !== 1 || groups.length > 0 || !slug) return null;
  return `/api/dashboard/forecasts?${new URLSearchParams({ measure, of, slug })}`;
}
