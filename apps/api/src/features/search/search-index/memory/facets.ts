import { DIMENSIONS, type Dimension, type IndexQuery } from '../query.js';
import type { Count, FacetGroups, Facets, Group } from '../search-index.js';
import type { MemoryShelf } from './memory-shelf.js';
import { SomeSlots } from './some-slots.js';
import { counted, countMeeting, isWalked } from './terms.js';

/** See `SearchIndex.facets`. */
export function facetsOnShelf(shelf: MemoryShelf, query: IndexQuery, groups: FacetGroups): Facets {
  const found = new SomeSlots(shelf.find(query));
  const without = (part: Dimension | 'anyTag') => new SomeSlots(shelf.find({ ...query, [part]: undefined }));
  const narrowed = DIMENSIONS.filter((dimension) => query[dimension] !== undefined);
  const free = DIMENSIONS.filter((dimension) => query[dimension] === undefined);
  const byDimension = new Map([
    ...ofDimensions(shelf, free, found),
    ...narrowed.flatMap((one) => ofDimensions(shelf, [one], without(one))),
  ]);
  const of = (dimension: Dimension) => byDimension.get(dimension) ?? [];
  const ofAnyCategory = query.anyTag === undefined ? found : without('anyTag');
  const shown = groups.tags && new Set(groups.tags);
  return {
    type: of('type'),
    city: of('city'),
    season: of('season'),
    designer: of('designer'),
    tag: tagsAmong(shelf, found).filter(({ slug }) => !shown || shown.has(slug)),
    categories: grouped(groups.categories, (tags) => ofAnyCategory.sharedWith(shelf.withAnyTag(tags))),
    tones: grouped(groups.tones, (colours) => found.sharedWith(shelf.withAnyColour(colours))),
  };
}

const grouped = (groups: readonly Group[], count: (values: readonly string[]) => number) =>
  new Map(groups.map(({ slug, values }) => [slug, count(values)]));

/** One walk counts what was found for all of these dimensions. */
function ofDimensions(
  { columns, terms }: MemoryShelf,
  dimensions: readonly Dimension[],
  found: SomeSlots,
): [Dimension, Count[]][] {
  const all = dimensions.flatMap((dimension) => terms.all(dimension));
  const having = isWalked(found, 1, all) ? columns.countOrigins(found.list) : undefined;
  return dimensions.map((dimension) => {
    const own = terms.all(dimension);
    if (!having) return [dimension, counted(own, countMeeting(own, found))];
    const counts = new Uint32Array(own.length);
    columns.addUpOrigins(dimension, having, counts);
    return [dimension, counted(own, counts)];
  });
}

function tagsAmong({ columns, terms }: MemoryShelf, found: SomeSlots): Count[] {
  const all = terms.all('tag');
  if (!isWalked(found, columns.tagsEach, all)) return counted(all, countMeeting(all, found));
  const counts = new Uint32Array(all.length);
  columns.countTags(found.list, counts);
  return counted(all, counts);
}
