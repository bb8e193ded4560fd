import {
  LIKENESS_ASPECTS,
  type LikenessAspect,
  type LikenessWeights,
  PALETTE,
  TAG_CATEGORIES,
  type TagCategorySlug,
} from '@toile/contracts';
import { type Concept, currentVocabulary } from '@toile/vocabulary';
import type { SortedTags } from '../filters/tag-categories.js';
import type { Described } from '../search-index/search-index.js';
import { distancesTo } from './colour-distance.js';

/** What the eye sees first: the garments and their colours, then what they are made of; the reader's weights multiply it. */
const IMPORTANCE: LikenessWeights = { garments: 1, colours: 1.5, fabric: 0.5, silhouette: 0.25, mood: 0.25 };
/** Of shoes, bags and accessories, of which nobody says what they are made of, beside a garment. */
const SMALL = 0.15;

/** By which side a tag makes a look like another, and how much beside others of that side. */
export interface TagRole {
  aspect: Exclude<LikenessAspect, 'colours'>;
  size: number;
}

/** Hair and make-up make no look like another. */
const ROLES: Partial<Record<TagCategorySlug, TagRole>> = {
  garment: { aspect: 'garments', size: 1 },
  detail: { aspect: 'garments', size: 0.5 },
  shoes: { aspect: 'garments', size: SMALL },
  bag: { aspect: 'garments', size: SMALL },
  accessory: { aspect: 'garments', size: SMALL },
  silhouette: { aspect: 'silhouette', size: 1 },
  fabric: { aspect: 'fabric', size: 1 },
  pattern: { aspect: 'fabric', size: 1 },
  theme: { aspect: 'mood', size: 1 },
  other: { aspect: 'mood', size: 1 },
};

export function rolesOfTags(sorted: SortedTags): ReadonlyMap<string, TagRole> {
  return new Map(
    TAG_CATEGORIES.flatMap(({ slug }) => {
      const role = ROLES[slug];
      return role ? sorted.of(slug).map((tag) => [tag, role] as const) : [];
    }),
  );
}

/** What of two items is compared. */
type Compared = Pick<Described, 'tags' | 'hexes' | 'garments'>;

export interface Likeness {
  /** What each tag adds where both have it: what chooses whom to compare. */
  tags: ReadonlyMap<string, number>;
  /** From 0 to 1. */
  of: (other: Compared) => number;
}

/**
 * How like a look others are, from 0 to 1: the mean over the aspects of what they have in common, weighed by importance and by the
 * reader. Where both say what they are made of, each garment is compared with the one of the other that is most like it in kind,
 * colour and cloth together, by size; what the other wears besides makes it less alike. Else tags and colours of the picture are
 * compared: of tags the rarity of those both have over that of all the look has. What the look says nothing of is left out.
 * @param rarity of the look's tags, in nats
 */
export function likenessTo(
  look: Compared,
  weights: LikenessWeights,
  rarity: ReadonlyMap<string, number>,
  roles: ReadonlyMap<string, TagRole>,
): Likeness {
  const weight = (aspect: LikenessAspect) => weights[aspect] * IMPORTANCE[aspect];
  const rare = new Map<LikenessAspect, number>();
  for (const [tag, one] of rarity) {
    const role = roles.get(tag);
    if (role) rare.set(role.aspect, (rare.get(role.aspect) ?? 0) + one * role.size);
  }
  const pieces = look.garments.some(isLarge) ? comparePieces(look.garments, weight) : undefined;
  const distance = look.hexes.length > 0 ? distancesTo(look.hexes) : undefined;
  const says = (aspect: LikenessAspect) =>
    aspect === 'colours' ? Boolean(distance ?? pieces) : (rare.get(aspect) ?? 0) > 0;
  const total = LIKENESS_ASPECTS.filter(says).reduce((sum, aspect) => sum + weight(aspect), 0) || 1;
  const tags = new Map<string, number>();
  /** Those that garments say, too. */
  const worn = new Map<string, number>();
  for (const [tag, one] of rarity) {
    const role = roles.get(tag);
    const adds = role ? (weight(role.aspect) * one * role.size) / (rare.get(role.aspect) || 1) / total : 0;
    if (adds <= 0) continue;
    tags.set(tag, adds);
    if (role?.aspect === 'garments' || role?.aspect === 'fabric') worn.set(tag, adds);
  }
  const ofPieces = (['garments', 'colours', 'fabric'] as const)
    .filter(says)
    .reduce((sum, aspect) => sum + weight(aspect), 0);
  const of = (other: Compared) => {
    const both = pieces && other.garments.some(isLarge);
    let sum = 0;
    if (both) sum += (ofPieces / total) * pieces(other.garments);
    else if (distance) sum += (weight('colours') / total) * nearness(distance(other.hexes));
    for (const tag of other.tags) sum += both && worn.has(tag) ? 0 : (tags.get(tag) ?? 0);
    return sum;
  };
  return { tags, of };
}

/** Shoes, bags and accessories say no fabric. */
const isLarge = ({ fabric }: Piece): boolean => fabric !== null;
/** What is seen of a garment beside trousers or a skirt: a coat hides what is worn below. */
const SIZES: Readonly<Record<string, number>> = { outerwear: 1.6, dress: 1.6, top: 0.8 };
function sizeOf(piece: Piece): number {
  if (!isLarge(piece)) return SMALL;
  const wide = [...widerThan(piece.kind)].find(({ slug }) => slug in SIZES);
  return (wide && SIZES[wide.slug]) ?? 1;
}
type Piece = Described['garments'][number];

/** What is of one kind, like coats, and not the same: an overcoat and a trench coat; what is of one of the widest kinds, like outerwear: a cape. */
const KINDRED = { near: 0.6, far: 0.3 };
/** What a colour or a cloth on another kind of garment counts beside one on the same. */
const ELSEWHERE = 0.4;
/** CIEDE2000 from which on two colours have nothing to do with each other. */
const FAR = 40;
const HEX = new Map(PALETTE.map(({ slug, hex }) => [slug, hex]));

/** How like garments are those of a look, from 0 to 1, by what of them counts. */
function comparePieces(
  own: readonly Piece[],
  weight: (aspect: LikenessAspect) => number,
): (others: readonly Piece[]) => number {
  const [ofKind, ofColour, ofCloth] = [weight('garments'), weight('colours'), weight('fabric')];
  /** Of shoes nobody says the cloth. */
  const counts = (piece: Piece) => isLarge(piece) || ofKind + ofColour > 0;
  const each = own.filter(counts).map((piece) => {
    const hexes = hexesOf(piece.colours);
    const kinship = kinshipTo(piece.kind);
    /** What this one can have in common with another. */
    const most = ofKind + (hexes.length > 0 ? ofColour : 0) + (isLarge(piece) ? ofCloth : 0);
    return {
      piece,
      kinship,
      most,
      size: sizeOf(piece),
      distance: hexes.length > 0 ? distancesTo(hexes) : undefined,
    };
  });
  const ownSize = each.reduce((sum, { size }) => sum + size, 0);
  return (others) => {
    const compared = others.filter(counts);
    const othersSize = compared.reduce((sum, other) => sum + sizeOf(other), 0);
    let sum = 0;
    for (const { piece, kinship, most, size, distance } of each) {
      let best = 0;
      for (const other of compared) {
        if (isLarge(other) !== isLarge(piece)) continue;
        const kind = kinship(other.kind);
        const rest =
          (distance ? ofColour * nearness(distance(hexesOf(other.colours))) : 0) +
          (isLarge(piece) ? ofCloth * clothOf(piece, other) : 0);
        best = Math.max(best, ofKind * kind + rest * (kind > 0 ? 1 : ELSEWHERE));
      }
      if (most > 0) sum += (size * best) / most;
    }
    return sum / Math.max(ownSize, othersSize);
  };
}

/** How near other kinds of garment are to one; each is worked out once. */
function kinshipTo(own: string): (other: string) => number {
  const wider = widerThan(own);
  const known = new Map<string, number>([[own, 1]]);
  return (other) => {
    let kinship = known.get(other);
    if (kinship === undefined) {
      const shared = [...widerThan(other)].filter((one) => wider.has(one));
      const isNear = shared.some((one) => one.parents.length > 0);
      kinship = isNear ? KINDRED.near : shared.length > 0 ? KINDRED.far : 0;
      known.set(other, kinship);
    }
    return kinship;
  };
}

/** All wider things that a kind of garment is, itself among them. */
function widerThan(kind: string): ReadonlySet<Concept> {
  const vocabulary = currentVocabulary();
  const concept = vocabulary.conceptOf('garment', kind);
  const found = new Set(concept ? [concept] : []);
  for (const one of found)
    for (const id of one.parents) {
      const parent = vocabulary.byId(id);
      if (parent) found.add(parent);
    }
  return found;
}

/** Of fabric and pattern, as far as the first says them. */
function clothOf(own: Piece, other: Piece): number {
  const fabric = Number(own.fabric === other.fabric);
  return own.pattern || other.pattern ? (fabric + Number(own.pattern === other.pattern)) / 2 : fabric;
}

const nearness = (distance: number): number => Math.max(0, 1 - distance / FAR);
const hexesOf = (slugs: readonly string[]): string[] => slugs.flatMap((slug) => HEX.get(slug) ?? []);
