import { type Locale, TYPES } from '@toile/contracts';
import { ApiError } from '../../../api/api-error';
import type { Shape } from '../../../api/operations';
import { listCollections } from '../../../catalogue/catalogue-api';
import { getLiveCalendar } from '../../../catalogue/content-api';
import { knownSeasons } from '../../../catalogue/known-lists';

type Show = Shape<'CollectionSummaryDto'>;
type Filters = Partial<Record<'designer' | 'city' | 'type' | 'season', string>>;

/** As many as somebody may follow. */
const MOST_BRANDS = 50;
/** Pages of the listing, the newest shows first: of a city many seasons could be told. */
const MOST_PAGES = 5;

/** Seasons of now: the one that is prepared and those before it, so that a calendar goes on when the next begins. */
const SEASONS_OF_NOW = 3;

/**
 * The shows a calendar program asks for: of a season (`type` and `season`), in a city (`city`), of brands (`designer`, once for
 * each), or of several of these; without any, or for a `type` alone, those of the seasons of now. Null where it asks for what is
 * not there; one brand less is left out.
 */
export async function showsAsked(asked: URLSearchParams, locale: Locale): Promise<Show[] | null> {
  const filters: Filters = {};
  for (const key of ['city', 'type', 'season'] as const) {
    const value = asked.get(key);
    if (value) filters[key] = value;
  }
  const brands = [...new Set(asked.getAll('designer'))].filter(Boolean).slice(0, MOST_BRANDS);
  if (brands.length > 0) {
    const ofEach = await Promise.all(brands.map((designer) => listed({ ...filters, designer }, 1, locale)));
    const found = ofEach.filter((shows) => shows !== null);
    return found.length > 0 ? found.flat() : null;
  }
  const { city, type, season } = filters;
  if (city) return listed(filters, MOST_PAGES, locale);
  const types = type ? [type] : TYPES.map(({ slug }) => slug);
  const seasons = season
    ? [season]
    : (await knownSeasons(locale)).slice(0, SEASONS_OF_NOW).map(({ slug }) => slug);
  const calendars = await Promise.all(
    seasons.flatMap((one) => types.map((each) => getLiveCalendar(each, one, locale))),
  );
  const found = calendars.filter((calendar) => calendar !== null);
  return found.length > 0 ? found.flatMap(({ shows }) => shows) : null;
}

async function listed(filters: Filters, pages: number, locale: Locale): Promise<Show[] | null> {
  const shows: Show[] = [];
  try {
    for (let page = 1; page <= pages; page += 1) {
      const { results, total_count } = await listCollections({ ...filters, page }, locale);
      shows.push(...results);
      if (shows.length >= total_count) break;
    }
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return null;
    throw error;
  }
  return shows;
}
