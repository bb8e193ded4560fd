import { type Candidate, ENOUGH_CANDIDATES, type NearestWanted } from '../search-index.js';
import type { MemoryShelf } from './memory-shelf.js';
import { both, clear, countOf, either, slotsOf } from './slot-set.js';

/** See `SearchIndex.nearest`. */
export function nearestOnShelf(shelf: MemoryShelf, slug: string, wanted: NearestWanted): Candidate[] {
  const self = shelf.slotOf(slug);
  if (self === undefined) return [];
  const { columns, terms, order } = shelf;
  const candidates = candidatesOf(shelf, self, wanted);
  const slots = slotsOf(candidates, countOf(candidates));
  const byTag = new Float64Array(terms.all('tag').length);
  for (const [tag, weight] of wanted.weights) byTag[terms.get('tag', tag)?.id ?? -1] = weight;
  const weights = columns.weigh(slots, byTag);
  const seasons = terms.all('season');
  return heaviest(weights, wanted.limit)
    .sort(
      (a, b) =>
        (weights[b] ?? 0) - (weights[a] ?? 0) || order.placeOf(slots[a] ?? 0) - order.placeOf(slots[b] ?? 0),
    )
    .slice(0, wanted.limit)
    .map((at) => {
      const slot = slots[at] ?? 0;
      return {
        slug: columns.slugs[slot] ?? '',
        season: seasons[columns.valueOf('season', slot)]?.slug ?? '',
        weight: weights[at] ?? 0,
        hexes: columns.hexesOf(slot),
      };
    });
}

const BINS = 1_024;

/** Where the heaviest are, so many at least, in no order: sorting all of many thousands would take longer than weighing them. */
function heaviest(weights: Float64Array, limit: number): number[] {
  const most = weights.reduce((max, weight) => Math.max(max, weight), 0);
  const binOf = (weight: number) => Math.floor((weight / (most || 1)) * (BINS - 1));
  const bins = new Uint32Array(BINS);
  for (const weight of weights) bins[binOf(weight)] = (bins[binOf(weight)] ?? 0) + 1;
  let least = BINS;
  for (let count = 0; least > 0 && count < limit; count += bins[least] ?? 0) least -= 1;
  const places: number[] = [];
  for (let at = 0; at < weights.length; at += 1) if (binOf(weights[at] ?? 0) >= least) places.push(at);
  return places;
}

/** As bits: those with the most of the tags that choose, and with fewer until there are enough. */
function candidatesOf(
  shelf: MemoryShelf,
  self: number,
  { type, choosing, otherShows }: NearestWanted,
): Uint32Array {
  const { terms, columns } = shelf;
  const allowed = shelf.alive;
  const ofType = terms.get('type', type)?.slots;
  if (!ofType) return allowed.fill(0);
  ofType.andInto(allowed);
  clear(allowed, self);
  if (otherShows)
    terms.all('collection')[columns.collections[self] ?? 0]?.slots.each((slot) => clear(allowed, slot));
  /** The n-th are those that have more than n of the tags. */
  const levels = choosing.map(() => new Uint32Array(allowed.length));
  for (const tag of choosing) {
    const having = terms.withAny('tag', [tag], allowed.length);
    both(having, allowed);
    for (let level = levels.length - 1; level >= 0; level -= 1) {
      const [more, fewer] = [levels[level], levels[level - 1]];
      if (more && fewer) oneMore(more, fewer, having);
      else if (more) either(more, having);
    }
  }
  return (
    levels.reverse().find((found) => countOf(found) >= ENOUGH_CANDIDATES) ?? levels.at(-1) ?? allowed.fill(0)
  );
}

/** Adds to those that have more than n tags those that had n and have another one. */
function oneMore(more: Uint32Array, fewer: Uint32Array, having: Uint32Array): void {
  for (let word = 0; word < more.length; word += 1)
    more[word] = (more[word] ?? 0) | ((fewer[word] ?? 0) & (having[word] ?? 0));
}
