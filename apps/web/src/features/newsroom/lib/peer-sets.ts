import type { Shape } from '../../../api/operations';

/** As the api takes them: fewer would tell a single brand's own figures. */
const PEERS = { fewest: 3, most: 20 };

export interface PeerSet {
  id: string;
  name: string;
  /** Brands of it that show in the season, the reader's own left out. */
  peers: string[];
  /** Whether figures can be set beside them. */
  fits: boolean;
}

type Kept = Pick<Shape<'ComparisonSetDto'>, 'id' | 'name' | 'members'> & { dimension: string };

/**
 * Comparison sets and groups of brands that a member keeps, as peers of a season. Each is its brands at the time: what an address
 * names does not change when the set does. A group in a set stands for its brands.
 */
export function peerSets(
  kept: { sets: readonly Kept[]; groups: readonly Kept[] },
  candidates: readonly { slug: string }[],
): PeerSet[] {
  const ofGroup = new Map(kept.groups.map(({ id, members }) => [`~${id}`, members.map(({ key }) => key)]));
  const shown = new Set(candidates.map(({ slug }) => slug));
  return [...kept.sets, ...kept.groups].flatMap(({ id, name, dimension, members }) => {
    if (dimension !== 'brand' || name === null) return [];
    const brands = new Set(members.flatMap(({ key }) => ofGroup.get(key) ?? [key]));
    const peers = [...brands].filter((brand) => shown.has(brand)).sort();
    return [{ id, name, peers, fits: peers.length >= PEERS.fewest && peers.length <= PEERS.most }];
  });
}
