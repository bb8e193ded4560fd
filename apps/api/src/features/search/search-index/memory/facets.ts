import { DIMENSIONS, type Dimension, type IndexQuery } from '../query.js';
import type { Count, FacetGroups, Facets, Group } from '../search-index.js';
import type { MemoryShelf } from './memory-shelf.js';
import { countOf, countShared, eachSlot } from './slot-set.js';
import { counted } from './terms.js';

/** See `SearchIndex.facets`. */
export function facetsOnShelf(shelf: MemoryShelf, query: IndexQuery, groups: FacetGroups): Facets {
  const found = shelf.find(query);
  const values = (dimension: Dimension): Count[] => {
    const isNarrowed = query[dimension] !== undefined;
    return ofDimension(
      shelf,
      dimension,
      isNarrowed ? shelf.find({ ...query, [dimension]: undefined }) : found,
    );
  };
  const ofAnyCategory = query.anyTag ? shelf.find({ ...query, anyTag: undefined }) : found;
  const shown = groups.tags && new Set(groups.tags);
  const [type = [], city = [], season = [], designer = []] = DIMENSIONS.map(values);
  return {
    type,
    city,
    season,
    designer,
    tag: tagsAmong(shelf, found).filter(({ slug }) => !shown || shown.has(slug)),
    categories: grouped(groups.categories, (tags) => countShared(shelf.withAnyTag(tags), ofAnyCategory)),
    tones: grouped(groups.tones, (colours) => countShared(shelf.withAnyColour(colours), found)),
  };
}

const grouped = (groups: readonly Group[], count: (values: readonly string[]) => number) =>
  new Map(groups.map(({ slug, values }) => [slug, count(values)]));

function ofDimension({ columns, terms }: MemoryShelf, dimension: Dimension, found: Uint32Array): Count[] {
  const column = columns.values(dimension);
  return counted(terms.all(dimension), countOf(found), found, (counts) =>
    eachSlot(found, (slot) => {
      const value = column[slot] ?? 0;
      if (value > 0) counts[value - 1] = (counts[value - 1] ?? 0) + 1;
    }),
  );
}

function tagsAmong({ columns, terms }: MemoryShelf, found: Uint32Array): Count[] {
  return counted(terms.all('tag'), countOf(found) * columns.tagsEach, found, (counts) =>
    eachSlot(found, (slot) => columns.countTags(slot, counts)),
  );
}
