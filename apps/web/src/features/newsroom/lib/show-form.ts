import { type City, type Reference, TYPES } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import { zoneOf } from '../../../catalogue/zone-of';
import { fromLocal } from './zoned';

type Facts = Shape<'ShowFactsDto'>;

/** What a show's form chooses from. */
export interface ShowLists {
  brands: readonly Reference[];
  seasons: readonly Reference[];
  cities: readonly City[];
}

/** The address a new show gets: `vale-woman-fall-winter-2026`. */
export const addressOfShow = (designer: string, type: string, season: string) =>
  [designer, type, season].join('-');

/** What a form says of a show, as the api takes it; what the form does not ask stays as it was. */
export function factsOf(form: FormData, { brands, seasons, cities }: ShowLists, before?: Facts): Facts {
  const said = (name: string) => String(form.get(name) ?? '').trim();
  const named = (name: string, known: readonly Reference[], kept?: Reference): Reference => {
    const slug = said(name);
    const found = known.find((one) => one.slug === slug) ?? (kept?.slug === slug ? kept : undefined);
    return { slug, name: found?.name ?? slug };
  };
  const city = named('city', cities, before?.city);
  return {
    designer: named('designer', brands, before?.designer),
    season: named('season', seasons, before?.season),
    type: named('type', TYPES, before?.type),
    city,
    show_date: fromLocal(said('date'), zoneOf(city.slug, cities)),
    title: said('title'),
    venue: said('venue'),
    description: said('description'),
    live: form.get('live') === 'true',
    stream_url: said('stream') || null,
    ...(before?.translations && { translations: before.translations }),
  };
}
