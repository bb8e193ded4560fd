import { FORECAST_KINDS, FORECAST_MEASURES, NEXT_SEASON, SCORED_HORIZONS } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';

export type Recorded = Shape<'RecordedForecastDto'>;
type Given = Record<string, string | string[] | undefined>;

export const ORDERS = ['worst', 'newest'] as const;

/** What of the record is shown: as the address says, nonsense left out. */
export interface RecordScope {
  measure?: (typeof FORECAST_MEASURES)[number];
  of?: (typeof FORECAST_KINDS)[number];
  slug?: string;
  horizon?: (typeof SCORED_HORIZONS)[number];
  /** As forecasts were made, by the name the api knows it by. */
  method?: string;
  order?: (typeof ORDERS)[number];
  /** Of the forecast that is drawn. */
  origin?: string;
}

export function readRecordScope(given: Given): RecordScope {
  const one = (name: string) => [given[name] ?? ''].flat()[0] ?? '';
  const among = <T extends string | number>(list: readonly T[], name: string): T | undefined =>
    list.find((value) => String(value) === one(name));
  const slug = /^[a-z0-9-]{1,200}$/.test(one('slug')) ? one('slug') : undefined;
  const origin = /^\d{4}-\d{2}-\d{2}$/.test(one('origin')) ? one('origin') : undefined;
  const method = /^[a-z][a-z -]{0,39}$/.test(one('method')) ? one('method') : undefined;
  const scope = {
    measure: among(FORECAST_MEASURES, 'measure'),
    of: among(FORECAST_KINDS, 'of'),
    slug,
    horizon: among(SCORED_HORIZONS, 'horizon'),
    method,
    order: among(ORDERS, 'order'),
    origin,
  };
  return Object.fromEntries(Object.entries(scope).filter(([, value]) => value !== undefined)) as RecordScope;
}

/** As it stands in an address. */
export function recordQuery(scope: RecordScope, page = 1): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(scope)) if (value !== undefined) query.set(name, String(value));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** How far ahead: weeks, or the next season. */
export const horizonText = (horizon: number, { record }: Messages['dashboard']['forecasts']): string =>
  horizon === NEXT_SEASON ? record.season : filled(record.weeks, { weeks: horizon });

/** Where the list of what was said and what came begins. */
export const RECORD_ID = 'record';
/** Where one concept is drawn. */
export const CONCEPT_ID = 'concept';

/** What of the record a line of the summary sums up. */
export const scopeOfGroup = (
  { origin: _, ...scope }: RecordScope,
  { measure, horizon, method }: Shape<'RecordGroupDto'>,
): RecordScope => ({ ...scope, measure, horizon, method });
