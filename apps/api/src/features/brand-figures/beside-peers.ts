/** Of fewer peers the middle is nearly one of them. */
export const FEWEST_PEERS = 3;

/** The middle one; of two the mean of both. Null of fewer than `FEWEST_PEERS`, so that no peer's own number is told. */
export function middleOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (known.length < FEWEST_PEERS) return null;
  const half = known.length / 2;
  const [low = 0, high = 0] = [known[Math.ceil(half) - 1], known[Math.floor(half)]];
  return (low + high) / 2;
}

/** Shares of looks, of this season and a year before; null where nothing was shown. */
export interface Shares {
  now: number | null;
  before: number | null;
}

/**
 * Who showed something first: who a year ago had at least as much of it as the others have now, while these show more than they did.
 * Null where neither is so.
 */
export function firstOf(own: Shares, peers: Shares): 'own' | 'peers' | null {
  const follows = (one: Shares, other: Shares) =>
    one.before !== null &&
    other.now !== null &&
    other.before !== null &&
    other.now > other.before &&
    one.before >= other.now;
  if (follows(own, peers)) return 'own';
  return follows(peers, own) ? 'peers' : null;
}
