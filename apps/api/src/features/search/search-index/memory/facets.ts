import { DIMENSIONS, type Dimension, type IndexQuery } from '../query.js';
import type { Count, FacetGroups, Facets, Group } from '../search-index.js';
import type { MemoryShelf } from './memory-shelf.js';
import { countShared, has } from './slot-set.js';
import { counted, SomeSlots } from './terms.js';

/** See `SearchIndex.facets`. */
export function facetsOnShelf(shelf: MemoryShelf, query: IndexQuery, groups: FacetGroups): Facets {
  const found = new SomeSlots(shelf.find(query));
  const without = (part: Dimension | 'anyTag') =>
    query[part] === undefined ? found : new SomeSlots(shelf.find({ ...query, [part]: undefined }));
  const [type = [], city = [], season = [], designer = []] = DIMENSIONS.map((dimension) =>
    ofDimension(shelf, dimension, without(dimension)),
  );
  const ofAnyCategory = without('anyTag');
  const shown = groups.tags && new Set(groups.tags);
  return {
    type,
    city,
    season,
    designer,
    tag: tagsAmong(shelf, found).filter(({ slug }) => !shown || shown.has(slug)),
    categories: grouped(groups.categories, (tags) => sharedWith(shelf.withAnyTag(tags), ofAnyCategory)),
    tones: grouped(groups.tones, (colours) => sharedWith(shelf.withAnyColour(colours), found)),
  };
}

/** How many of what was found are in a set: looked up one by one where they are fewer than the set's words. */
function sharedWith(set: Uint32Array, found: SomeSlots): number {
  if (found.count >= set.length) return countShared(set, found.bits);
  let count = 0;
  for (const slot of found.list) if (has(set, slot)) count += 1;
  return count;
}

const grouped = (groups: readonly Group[], count: (values: readonly string[]) => number) =>
  new Map(groups.map(({ slug, values }) => [slug, count(values)]));

function ofDimension({ columns, terms }: MemoryShelf, dimension: Dimension, found: SomeSlots): Count[] {
  const column = columns.values(dimension);
  return counted(terms.all(dimension), found, 1, (slots, counts) => {
    for (let n = 0; n < slots.length; n += 1) {
      const value = column[slots[n] ?? 0] ?? 0;
      if (value > 0) counts[value - 1] = (counts[value - 1] ?? 0) + 1;
    }
  });
}

const tagsAmong = ({ columns, terms }: MemoryShelf, found: SomeSlots): Count[] =>
  counted(terms.all('tag'), found, columns.tagsEach, (slots, counts) => columns.countTags(slots, counts));
