import {
  type Garment,
  LIKENESS_ASPECTS,
  type LikenessAspect,
  type LikenessWeights,
  PALETTE,
  TAG_CATEGORIES,
  type TagCategorySlug,
} from '@toile/contracts';
import type { SortedTags } from '../filters/tag-categories.js';
import { distancesTo } from './colour-distance.js';

/** What of a look is compared. */
export interface Described {
  tag_slugs: readonly string[];
  garments: readonly Garment[];
  /** `#rrggbb`, the most present first. */
  colours: readonly string[];
}
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

/**
 * How like a look others are, from 0 to 1: the mean of what they have in common by each aspect, weighed as asked. Of tags that is
 * the rarity of those both have over the rarity of all the look has; of colours, how near each garment's is to the nearest of the
 * other's, best on the same kind of garment. What the look says nothing of is left out.
 * @param rarity of the look's tags, in nats
 */
export function likenessTo(
  look: Described,
  weights: LikenessWeights,
  rarity: ReadonlyMap<string, number>,
  aspects: ReadonlyMap<string, TagAspect>,
): (other: Described) => number {
  const sides = LIKENESS_ASPECTS.flatMap((aspect) => {
    const weight = weights[aspect];
    if (weight === 0) return [];
    const compare = aspect === 'colours' ? byColours(look) : byTags(look, aspect, rarity, aspects);
    return compare ? [{ weight, compare }] : [];
  });
  const total = sides.reduce((sum, { weight }) => sum + weight, 0);
  return (other) =>
    sides.reduce((sum, { weight, compare }) => sum + weight * compare(other), 0) / (total || 1);
}

type Compare = (other: Described) => number;

function byTags(
  { tag_slugs }: Described,
  aspect: TagAspect,
  rarity: ReadonlyMap<string, number>,
  aspects: ReadonlyMap<string, TagAspect>,
): Compare | undefined {
  const own = new Map(
    tag_slugs.filter((tag) => aspects.get(tag) === aspect).map((tag) => [tag, rarity.get(tag) ?? 0]),
  );
  const total = [...own.values()].reduce((sum, rare) => sum + rare, 0);
  if (total === 0) return undefined;
  return (other) => other.tag_slugs.reduce((sum, tag) => sum + (own.get(tag) ?? 0), 0) / total;
}

/** CIEDE2000 from which on two colours have nothing to do with each other. */
const FAR = 40;
/** What a colour on another kind of garment counts beside one on the same. */
const ELSEWHERE = 0.6;
/** Of shoes, bags and accessories, of which nobody says what they are made of, beside a garment. */
const SMALL = 0.25;
const HEX = new Map(PALETTE.map(({ slug, hex }) => [slug, hex]));
const hexesOf = (slugs: readonly string[]): string[] => slugs.flatMap((slug) => HEX.get(slug) ?? []);

function byColours(look: Described): Compare | undefined {
  const worn = look.garments.flatMap(({ kind, colours, fabric }) => {
    const hexes = hexesOf(colours);
    return hexes.length > 0 ? [{ kind, weight: fabric ? 1 : SMALL, nearness: nearnessTo(hexes) }] : [];
  });
  if (worn.length === 0) {
    if (look.colours.length === 0) return undefined;
    const nearness = nearnessTo(look.colours);
    return (other) => nearness(other.colours);
  }
  const total = worn.reduce((sum, { weight }) => sum + weight, 0);
  return (other) => {
    let sum = 0;
    for (const { kind, weight, nearness } of worn) {
      let best = ELSEWHERE * nearness(other.colours);
      for (const garment of other.garments)
        best = Math.max(best, nearness(hexesOf(garment.colours)) * (garment.kind === kind ? 1 : ELSEWHERE));
      sum += weight * best;
    }
    return sum / total;
  };
}

/** From 0 to 1; worked out once for the same colours, which hundreds of looks share. */
function nearnessTo(colours: readonly string[]): (others: readonly string[]) => number {
  const distance = distancesTo(colours);
  const known = new Map<string, number>();
  return (others) => {
    const key = others.join();
    const nearness = known.get(key) ?? Math.max(0, 1 - distance(others) / FAR);
    known.set(key, nearness);
    return nearness;
  };
}
