import { besideShows, DIMENSIONS, type Dimension, type IndexQuery } from '../query.js';
import type { FacetGroups, Facets, Group } from '../search-index.js';
import { frequentTags } from './frequent-tags.js';
import type { MemoryShelf } from './memory-shelf.js';
import { SomeSlots } from './some-slots.js';
import { counted } from './terms.js';

/** See `SearchIndex.facets`. */
export function facetsOnShelf(shelf: MemoryShelf, query: IndexQuery, groups: FacetGroups): Facets {
  const found = new SomeSlots(shelf.find(query));
  const byDimension = countDimensions(shelf, query, found);
  const of = (dimension: Dimension) => counted(shelf.terms.all(dimension), byDimension.get(dimension) ?? []);
  const ofAnyCategory =
    query.anyTag === undefined ? found : new SomeSlots(shelf.find({ ...query, anyTag: undefined }));
  return {
    type: of('type'),
    city: of('city'),
    season: of('season'),
    designer: of('designer'),
    tag: frequentTags(shelf, query, found, groups),
    categories: grouped(groups.categories, (tags) => ofAnyCategory.sharedWith(shelf.withAnyTag(tags))),
    tones: grouped(groups.tones, (colours) => found.sharedWith(shelf.withAnyColour(colours))),
  };
}

const grouped = (groups: readonly Group[], count: (values: readonly string[]) => number) =>
  new Map(groups.map(({ slug, values }) => [slug, count(values)]));

const ANY_SHOW = { type: undefined, city: undefined, season: undefined, designer: undefined };

/** One walk over all that fits whatever its type, city, season and designer says how many each of these would leave. */
function countDimensions(
  shelf: MemoryShelf,
  query: IndexQuery,
  found: SomeSlots,
): ReadonlyMap<Dimension, Uint32Array> {
  const { origins } = shelf.columns;
  const narrowed = DIMENSIONS.filter((one) => query[one] !== undefined);
  const counts = new Map(DIMENSIONS.map((one) => [one, new Uint32Array(shelf.terms.all(one).length)]));
  const wanted = new Map(narrowed.map((one) => [one, shelf.terms.get(one, query[one] ?? '')]));
  origins.addUp(originsOfAnyShow(shelf, query, narrowed.length === 0 ? found : undefined), wanted, counts);
  return counts;
}

function originsOfAnyShow(shelf: MemoryShelf, query: IndexQuery, found: SomeSlots | undefined) {
  const asked = besideShows(query);
  if (asked === 'none') return shelf.columns.origins.living;
  const known = asked === 'more' ? undefined : shelf.beside(asked.tag);
  if (known) return known.origins;
  return shelf.columns.countOrigins(found ?? new SomeSlots(shelf.find({ ...query, ...ANY_SHOW })));
}
