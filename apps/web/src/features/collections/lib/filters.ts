import { type ListingFilters, readFilters } from '../../../listing/filters';

type Given = Record<string, string | string[] | undefined>;

/** What the listing of collections is narrowed by: as of looks, but for what only pictures have. */
export function readCollectionFilters(given: Given): ListingFilters {
  return { ...readFilters(given), collection: '', colours: [], colours_in: '', sort: '' };
}
