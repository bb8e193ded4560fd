import { type Reference, TYPES } from '@toile/contracts';
import { catalogueNames } from '../../../catalogue/names';
import type { ShowLists } from '../lib/show-form';
import type { Choices } from './show-fields';

/** What the fields of a show offer, in the reader's words; what it has already stands among it. */
export async function showChoices(
  { brands, seasons, cities }: ShowLists,
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
    seasons: choices(seasons, has?.season, names.season),
    types: choices(TYPES, has?.type, names.type),
    cities: choices(cities, has?.city, names.city),
  };
}
