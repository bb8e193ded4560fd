import type { CatalogueNames } from '../../../catalogue/names';
import { type ListingFilters, queryOf } from '../../../listing/filters';

/** The tag of a listing that shows one tag and that nothing else narrows. */
export function tagOf(filters: ListingFilters, names: Pick<CatalogueNames, 'tag'>): string | null {
  const [tag, ...others] = filters.tags;
  const isTag = tag && others.length === 0 && queryOf({ ...filters, tags: [], page: 1, sort: '' }) === '';
  return isTag ? names.tag({ slug: tag, name: tag.replaceAll('-', ' ') }) : null;
}

/** How a listing is titled: by its tag where it shows one tag alone, else as all of it is. */
export const titleOf = (filters: ListingFilters, all: string, names: Pick<CatalogueNames, 'tag'>): string =>
  tagOf(filters, names) ?? all;
