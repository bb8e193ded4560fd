/** A published look that is like the one that is tagged; the distance is squared. */
export interface AlikeLook {
  distance: number;
  tags: readonly string[];
}

export interface ShareOfAlike {
  tag: string;
  looks: number;
  of: number;
  /** From 0 to 1: the nearer a look, the more it counts. */
  share: number;
}

/** So many of the nearest say something; the one after them says how far away that is. */
export const NEAREST = 20;
const LEAST_SHARE = 0.1;
const MOST_TAGS = 12;

/**
 * Tags of the nearest looks, each look weighted by a triangle that falls to nothing at the first look that does not count: as wide as
 * it takes for so many neighbours (k nearest neighbours with a kernel of adaptive width; Loftsgaarden and Quesenberry, 1965).
 * @param looks the nearest first
 */
export function sharesOfAlike(looks: readonly AlikeLook[]): ShareOfAlike[] {
  const near = looks.slice(0, NEAREST);
  const width = Math.sqrt((looks[NEAREST] ?? looks.at(-1))?.distance ?? 0);
  const weights = near.map(({ distance }) => (width > 0 ? 1 - Math.sqrt(distance) / width : 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  // All as far away as each other: none is nearer.
  const weightOf = (at: number) => (sum > 0 ? (weights[at] ?? 0) / sum : 1 / near.length);
  const shares = new Map<string, ShareOfAlike>();
  for (const [at, { tags }] of near.entries())
    for (const tag of tags) {
      const known = shares.get(tag) ?? { tag, looks: 0, of: near.length, share: 0 };
      shares.set(tag, { ...known, looks: known.looks + 1, share: known.share + weightOf(at) });
    }
  return [...shares.values()]
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((a, b) => b.share - a.share || (a.tag < b.tag ? -1 : 1))
    .slice(0, MOST_TAGS);
}
