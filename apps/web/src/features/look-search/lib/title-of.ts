import type { CatalogueNames } from '../../../catalogue/names';
import { type ListingFilters, queryOf } from '../../../listing/filters';

/** How a listing is titled: by its tag where it shows one tag and nothing else narrows it, else as all of it is. */
export function titleOf(filters: ListingFilters, all: string, names: Pick<CatalogueNames, 'tag'>): string {
  const [tag, ...others] = filters.tags;
  const isTag = tag && others.length === 0 && queryOf({ ...filters, tags: [], page: 1, sort: '' }) === '';
  return isTag ? names.tag({ slug: tag, name: tag.replaceAll('-', ' ') }) : all;
}
