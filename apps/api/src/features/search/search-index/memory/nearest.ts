import { type Candidate, ENOUGH_CANDIDATES, type NearestWanted } from '../search-index.js';
import type { MemoryShelf } from './memory-shelf.js';
import { both, clear, countOf, eachSlot, wordsFor } from './slot-set.js';

interface Weighed {
  slot: number;
  weight: number;
}

/** See `SearchIndex.nearest`. */
export function nearestOnShelf(shelf: MemoryShelf, slug: string, wanted: NearestWanted): Candidate[] {
  const self = shelf.slotOf(slug);
  if (self === undefined) return [];
  const { columns, terms } = shelf;
  const candidates = candidatesOf(shelf, wanted);
  clear(candidates, self);
  const byTag = new Float64Array(terms.all('tag').length);
  for (const [tag, weight] of wanted.weights) byTag[terms.get('tag', tag)?.id ?? -1] = weight;
  const show = wanted.otherShows ? columns.collections[self] : undefined;
  const heaviest = (a: Weighed, b: Weighed): number =>
    b.weight - a.weight || shelf.order.placeOf(a.slot) - shelf.order.placeOf(b.slot);
  const found: Weighed[] = [];
  let least = 0;
  eachSlot(candidates, (slot) => {
    if (columns.collections[slot] === show) return;
    const weight = columns.weigh(slot, byTag);
    if (weight < least) return;
    found.push({ slot, weight });
    // Now and then the worst are let go, so that what is kept stays a few times what is wanted.
    if (found.length < wanted.limit * 4) return;
    found.sort(heaviest);
    found.length = wanted.limit;
    least = found.at(-1)?.weight ?? 0;
  });
  const seasons = terms.all('season');
  return found
    .sort(heaviest)
    .slice(0, wanted.limit)
    .map(({ slot, weight }) => ({
      slug: columns.slugs[slot] ?? '',
      season: seasons[columns.valueOf('season', slot)]?.slug ?? '',
      weight,
      hexes: columns.hexesOf(slot),
    }));
}

/** As bits: those with the first of the tags that choose, and with the next ones until there are enough. */
function candidatesOf(shelf: MemoryShelf, { type, choosing }: NearestWanted): Uint32Array {
  const allowed = shelf.alive;
  const ofType = shelf.terms.get('type', type)?.slots;
  if (!ofType) return allowed.fill(0);
  ofType.andInto(allowed);
  const candidates = new Uint32Array(wordsFor(shelf.columns.count));
  for (const tag of choosing) {
    const more = shelf.terms.withAny('tag', [tag], candidates.length);
    both(more, allowed);
    for (let word = 0; word < more.length; word += 1)
      candidates[word] = (candidates[word] ?? 0) | (more[word] ?? 0);
    if (countOf(candidates) >= ENOUGH_CANDIDATES) break;
  }
  return candidates;
}
