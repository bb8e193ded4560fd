import type { LookSummary, Reference } from '@toile/contracts';

/** Of fewer looks a share says nothing. */
export const FEWEST_LOOKS = 10;
/** A tag that fewer of them carry is chance. */
const FEWEST_TAGGED = 3;
/** What was shown less a year before cannot be the base of "three times". */
const FEWEST_BEFORE = 2;
const RISE = 1.5;
const MOST = 4;

export interface Rise {
  tag: Reference;
  /** Looks of the show so far that carry it. */
  looks: number;
  /** Of the house's show a year before. */
  looks_before: number;
  /** Share now over share then; null for what was not shown then. */
  times: number | null;
}

type Tagged = Pick<LookSummary, 'tags'>;

/** What a show has clearly more of than the same house a year before, the largest gain of share first; nothing of too few looks. */
export function risesOf(now: readonly Tagged[], before: readonly Tagged[]): Rise[] {
  if (now.length < FEWEST_LOOKS || before.length < FEWEST_LOOKS) return [];
  const then = countsOf(before);
  const gain = ({ looks, looks_before }: Rise) => looks / now.length - looks_before / before.length;
  return [...countsOf(now).values()]
    .map(({ tag, looks }): Rise => {
      const looks_before = then.get(tag.slug)?.looks ?? 0;
      const times = looks_before === 0 ? null : looks / now.length / (looks_before / before.length);
      return { tag, looks, looks_before, times: times && Math.round(times * 10) / 10 };
    })
    .filter(({ looks, looks_before, times }) => {
      if (looks < FEWEST_TAGGED) return false;
      return times === null || (looks_before >= FEWEST_BEFORE && times >= RISE);
    })
    .sort((a, b) => gain(b) - gain(a) || (a.tag.slug < b.tag.slug ? -1 : 1))
    .slice(0, MOST);
}

function countsOf(looks: readonly Tagged[]): Map<string, { tag: Reference; looks: number }> {
  const counts = new Map<string, { tag: Reference; looks: number }>();
  for (const { tags } of looks)
    for (const { slug, name } of tags) {
      const known = counts.get(slug);
      if (known) known.looks += 1;
      else counts.set(slug, { tag: { slug, name }, looks: 1 });
    }
  return counts;
}
