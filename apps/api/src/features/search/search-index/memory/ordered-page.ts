import { mixedShows, TAKING_TURNS } from '../mixed-shows.js';
import type { Range } from '../search-index.js';
import type { MemoryShelf } from './memory-shelf.js';
import { clear, eachSlot, has } from './slot-set.js';

/** Slots of a page of what was found, of `total`, in whatever order is asked for. */
export function orderedPage(shelf: MemoryShelf, found: Uint32Array, total: number, range: Range): number[] {
  const { offset, limit, mixed, position, colour, first } = range;
  if (offset >= total) return [];
  if (first) return rankedPage(shelf, found, total, { ...range, first });
  if (mixed) return mixedPage(shelf, found, total, range);
  const { positions, hues } = shelf.columns;
  if (position) return leastPage(shelf, found, positions, offset + limit).slice(offset);
  if (colour) return leastPage(shelf, found, hues, offset + limit).slice(offset);
  return shelf.order.page(found, total, offset, limit);
}

function rankedPage(
  shelf: MemoryShelf,
  found: Uint32Array,
  total: number,
  { offset, limit, first }: Range & { first: readonly string[] },
): number[] {
  const ranked = [...new Set(first)].flatMap((slug) => {
    const slot = shelf.slotOf(slug);
    return slot !== undefined && has(found, slot) ? [slot] : [];
  });
  const page = ranked.slice(offset, offset + limit);
  if (page.length === limit) return page;
  const rest = found.slice();
  for (const slot of ranked) clear(rest, slot);
  const from = Math.max(0, offset - ranked.length);
  return [...page, ...shelf.order.page(rest, total - ranked.length, from, limit - page.length)];
}

function mixedPage(
  shelf: MemoryShelf,
  found: Uint32Array,
  total: number,
  { offset, limit }: Range,
): number[] {
  const slots: number[] = [];
  /** Where each show begins among them. */
  const begins: number[] = [];
  let last = -1;
  for (const slot of shelf.order.each(found, total)) {
    const show = shelf.columns.collections[slot] ?? 0;
    if (show !== last) {
      // However long the list is, more shows than these have no turn before the page ends.
      if (begins.length === TAKING_TURNS + offset + limit) break;
      begins.push(slots.length);
    }
    last = show;
    slots.push(slot);
  }
  const sizes = begins.map((begin, show) => (begins[show + 1] ?? slots.length) - begin);
  return mixedShows(sizes, offset, limit).flatMap(({ show, from, count }) => {
    const first = (begins[show] ?? 0) + from;
    return slots.slice(first, first + count);
  });
}

/** So many of those with the least keys, in their order; those of equal keys in the order of listings. */
function leastPage(shelf: MemoryShelf, found: Uint32Array, keys: Uint32Array, count: number): number[] {
  const compare = (a: number, b: number) =>
    (keys[a] ?? 0) - (keys[b] ?? 0) || shelf.order.placeOf(a) - shelf.order.placeOf(b);
  const kept: number[] = [];
  let most = Number.POSITIVE_INFINITY;
  eachSlot(found, (slot) => {
    if ((keys[slot] ?? 0) > most) return;
    kept.push(slot);
    // Now and then the last are let go, so that what is kept stays a few times what is wanted.
    if (kept.length < count * 4) return;
    kept.sort(compare);
    kept.length = count;
    most = keys[kept.at(-1) ?? 0] ?? 0;
  });
  return kept.sort(compare).slice(0, count);
}
