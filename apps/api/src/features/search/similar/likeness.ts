import {
  LIKENESS_ASPECTS,
  type LikenessAspect,
  type LikenessWeights,
  PALETTE,
  TAG_CATEGORIES,
  type TagCategorySlug,
} from '@toile/contracts';
import type { SortedTags } from '../filters/tag-categories.js';
import type { Described } from '../search-index/search-index.js';
import { distancesTo } from './colour-distance.js';

export type TagAspect = Exclude<LikenessAspect, 'colours'>;

const ASPECT_OF: Record<TagCategorySlug, TagAspect> = {
  garment: 'garments',
  detail: 'garments',
  shoes: 'garments',
  bag: 'garments',
  accessory: 'garments',
  silhouette: 'silhouette',
  fabric: 'fabric',
  pattern: 'fabric',
  theme: 'mood',
  beauty: 'mood',
  other: 'mood',
};

/** By which side of it each tag makes a look like another. */
export function aspectsOfTags(sorted: SortedTags): ReadonlyMap<string, TagAspect> {
  return new Map(
    TAG_CATEGORIES.flatMap(({ slug }) => sorted.of(slug).map((tag) => [tag, ASPECT_OF[slug]] as const)),
  );
}

/** What of two items is compared. */
type Compared = Pick<Described, 'tags' | 'hexes' | 'garments'>;

/**
 * How like a look others are, from 0 to 1: the mean of what they have in common by each aspect, weighed as asked. Of tags that is
 * the rarity of those both have over the rarity of all the look has; of colours, how near each garment's is to the nearest of the
 * other's, best on the same kind of garment. What the look says nothing of is left out.
 * @param rarity of the look's tags, in nats
 */
export function likenessTo(
  look: Compared,
  weights: LikenessWeights,
  rarity: ReadonlyMap<string, number>,
  aspects: ReadonlyMap<string, TagAspect>,
): { tags: ReadonlyMap<string, number>; of: (other: Compared) => number } {
  const rare = new Map<LikenessAspect, number>();
  for (const [tag, one] of rarity) {
    const aspect = aspects.get(tag) ?? 'mood';
    rare.set(aspect, (rare.get(aspect) ?? 0) + one);
  }
  const colours = weights.colours > 0 ? byColours(look) : undefined;
  const counts = LIKENESS_ASPECTS.filter((aspect) =>
    aspect === 'colours' ? colours : (rare.get(aspect) ?? 0) > 0,
  );
  const total = counts.reduce((sum, aspect) => sum + weights[aspect], 0) || 1;
  /** What each tag that both have adds. */
  const tags = new Map(
    [...rarity].flatMap(([tag, one]) => {
      const aspect = aspects.get(tag) ?? 'mood';
      const adds = (weights[aspect] * one) / (rare.get(aspect) || 1) / total;
      return adds > 0 ? [[tag, adds] as const] : [];
    }),
  );
  const ofColours = weights.colours / total;
  const of = (other: Compared) => {
    let sum = colours ? ofColours * colours(other) : 0;
    for (const tag of other.tags) sum += tags.get(tag) ?? 0;
    return sum;
  };
  return { tags, of };
}

/** CIEDE2000 from which on two colours have nothing to do with each other. */
const FAR = 40;
/** What a colour on another kind of garment counts beside one on the same. */
const ELSEWHERE = 0.6;
/** Of shoes, bags and accessories, of which nobody says what they are made of, beside a garment. */
const SMALL = 0.25;
const HEX = new Map(PALETTE.map(({ slug, hex }) => [slug, hex]));

function byColours(look: Compared): ((other: Compared) => number) | undefined {
  const worn = look.garments.flatMap(({ kind, colours, fabric }) => {
    const hexes = hexesOf(colours);
    return hexes.length > 0 ? [{ kind, weight: fabric ? 1 : SMALL, distance: distancesTo(hexes) }] : [];
  });
  if (worn.length === 0) {
    if (look.hexes.length === 0) return undefined;
    const distance = distancesTo(look.hexes);
    return ({ hexes }) => nearness(distance(hexes));
  }
  const total = worn.reduce((sum, { weight }) => sum + weight, 0);
  /** How near colours are to those of each garment; worked out once for the same, which hundreds of looks share. */
  const known = new Map<string, readonly number[]>();
  const nearnessOf = (key: string, hexes: () => readonly string[]): readonly number[] => {
    let each = known.get(key);
    if (!each) {
      const all = hexes();
      each = worn.map(({ distance }) => nearness(distance(all)));
      known.set(key, each);
    }
    return each;
  };
  return ({ hexes, garments }) => {
    const best = nearnessOf(hexes.join(), () => hexes).map((near) => near * ELSEWHERE);
    for (const { kind, colours } of garments) {
      const near = nearnessOf(colours.join(), () => hexesOf(colours));
      for (let at = 0; at < worn.length; at += 1) {
        const one = (near[at] ?? 0) * (worn[at]?.kind === kind ? 1 : ELSEWHERE);
        if (one > (best[at] ?? 0)) best[at] = one;
      }
    }
    return worn.reduce((sum, { weight }, at) => sum + weight * (best[at] ?? 0), 0) / total;
  };
}

const nearness = (distance: number): number => Math.max(0, 1 - distance / FAR);
const hexesOf = (slugs: readonly string[]): string[] => slugs.flatMap((slug) => HEX.get(slug) ?? []);
