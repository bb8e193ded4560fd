import { besideShows, type IndexQuery } from '../query.js';
import type { Count, FacetGroups } from '../search-index.js';
import type { MemoryShelf } from './memory-shelf.js';
import type { SomeSlots } from './some-slots.js';
import { OF_PLACE } from './tag-counts.js';
import { counted, type Term } from './terms.js';

/** What one step of a walk costs beside a word of two sets that meet: counts lie anywhere, words lie side by side. */
const STEP = 2.5;
/** To find the most frequent, so many times as many are counted, as a rule. */
const TRIED = 2;

/**
 * Tags of what was found, of so many as are wanted at least the most frequent. What is known of larger sets says how many there
 * can be of each, so that only tags that may be among those are counted.
 */
export function frequentTags(
  shelf: MemoryShelf,
  query: IndexQuery,
  found: SomeSlots,
  { tags: shown, most = Number.POSITIVE_INFINITY }: FacetGroups,
): Count[] {
  if (found.count === 0) return [];
  const { columns, terms } = shelf;
  const some = shown && new Set(shown);
  const all = some ? terms.all('tag').filter(({ slug }) => some.has(slug)) : terms.all('tag');
  const { limits, isExact } = limitsOf(shelf, query);
  if (isExact) return counted(all, limits);
  const limitOf = ({ id }: Term) => limits[id] ?? 0;
  const candidates = all.filter((term) => limitOf(term) > 0).sort((a, b) => limitOf(b) - limitOf(a));
  const costs = candidates.slice(0, TRIED * most).reduce((sum, { slots }) => sum + found.costOf(slots), 0);
  const counts = new Uint32Array(terms.all('tag').length);
  if (found.count * columns.tagsEach * STEP < costs) columns.countTags(found.list, () => counts);
  else countMost(candidates, limitOf, found, most, counts);
  return counted(all, counts);
}

/** Counts one after the other, until no other can be among the most frequent. */
function countMost(
  candidates: readonly Term[],
  limitOf: (term: Term) => number,
  found: SomeSlots,
  most: number,
  counts: Uint32Array,
): void {
  /** The greatest counts, the least first. */
  const greatest: number[] = [];
  for (const term of candidates) {
    const isFull = greatest.length >= most;
    if (isFull && limitOf(term) < (greatest[0] ?? 0)) return;
    const count = found.countIn(term.slots);
    counts[term.id] = count;
    if (isFull && count <= (greatest[0] ?? 0)) continue;
    const at = greatest.findIndex((one) => one >= count);
    greatest.splice(at < 0 ? greatest.length : at, 0, count);
    if (greatest.length > most) greatest.shift();
  }
}

/** How many of each tag there can be at most, by its number: exactly so many where that is known. */
function limitsOf(shelf: MemoryShelf, query: IndexQuery): { limits: Uint32Array; isExact: boolean } {
  const { terms, tagCounts } = shelf;
  const place = OF_PLACE.flatMap((one) => {
    const term = terms.get(one, query[one] ?? '');
    return term ? [[one, term] as const] : [];
  });
  const of = new Map(place);
  const known = (query.tags ?? []).flatMap((slug) => shelf.beside(slug) ?? []);
  const limits = tagCounts.ofPlace(of, terms.all('tag').length, known[0]);
  for (const beside of known.slice(1)) {
    const others = tagCounts.ofPlace(of, limits.length, beside);
    for (let tag = 0; tag < limits.length; tag += 1)
      limits[tag] = Math.min(limits[tag] ?? 0, others[tag] ?? 0);
  }
  const asked = besideShows(query);
  const isExact =
    query.designer === undefined && (asked === 'none' || (asked !== 'more' && known.length > 0));
  return { limits, isExact };
}
