import { CITIES, type Reference, SEASONS, TYPES } from '@toile/contracts';
import { catalogueNames } from '../../../catalogue/names';
import type { Choices } from './show-fields';

/** What the fields of a show offer, in the reader's words; what it has already stands among it. */
export async function showChoices(
  brands: readonly Reference[],
  has?: { designer: Reference; city: Reference; type: Reference; season: Reference },
): Promise<Choices> {
  const names = await catalogueNames();
  const choices = (
    known: readonly Reference[],
    own: Reference | undefined,
    name: (one: Reference) => string,
  ) => {
    const all = own && !known.some(({ slug }) => slug === own.slug) ? [own, ...known] : known;
    return all.map((one) => ({ value: one.slug, label: name(one) }));
  };
  return {
    designers: choices(brands, has?.designer, ({ name }) => name),
    seasons: choices(SEASONS, has?.season, names.season),
    types: choices(TYPES, has?.type, names.type),
    cities: choices(CITIES, has?.city, names.city),
  };
}
