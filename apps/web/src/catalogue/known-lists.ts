import { CITIES, type City, type Locale, SEASONS, type SeasonFacts } from '@toile/contracts';
import { ask } from '../api/ask';
import { orNothing } from '../api/get-json';
import { seasonsFromNow } from './seasons-from-now';

/** Every city the catalogue knows; those of the specification alone where the api does not answer. */
export async function knownCities(locale: Locale): Promise<readonly City[]> {
  return (await orNothing(ask('/api/cities', {}, locale)))?.results ?? CITIES;
}

/** Every season the catalogue knows, those that are worked on now first. */
export async function knownSeasons(locale: Locale): Promise<SeasonFacts[]> {
  return seasonsFromNow((await orNothing(ask('/api/seasons', {}, locale)))?.results ?? SEASONS, new Date());
}
