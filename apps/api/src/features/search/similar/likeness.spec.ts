import { describe, expect, it } from '@jest/globals';
import { type Garment, LIKENESS_ASPECTS, type LikenessWeights, PALETTE } from '@toile/contracts';
import type { Described } from '../search-index/search-index.js';
import { likenessTo, type TagAspect } from './likeness.js';

const ASPECTS = new Map<string, TagAspect>([
  ['suit', 'garments'],
  ['coat', 'garments'],
  ['wool', 'fabric'],
  ['lace', 'fabric'],
  ['oversized', 'silhouette'],
  ['romantic', 'mood'],
]);
const hexOf = (slug: string) => PALETTE.find((colour) => colour.slug === slug)?.hex ?? '';
const garment = (kind: string, colour: string, fabric: string | null = 'wool'): Garment => ({
  kind,
  colours: [colour],
  fabric,
  pattern: null,
  details: [],
});
type Compared = Pick<Described, 'tags' | 'hexes' | 'garments'>;
const look = (tags: string, ...garments: Garment[]): Compared => ({
  tags: tags.split(' ').filter(Boolean),
  garments,
  hexes: garments.flatMap(({ colours }) => colours.map(hexOf)),
});
const only = (...wanted: string[]): LikenessWeights =>
  Object.fromEntries(LIKENESS_ASPECTS.map((one) => [one, Number(wanted.includes(one))])) as LikenessWeights;
const like = (a: Compared, b: Compared, weights: LikenessWeights) => {
  const rarity = new Map(a.tags.map((tag) => [tag, 1]));
  return likenessTo(a, weights, rarity, ASPECTS).of(b);
};

const SUIT = look('suit wool oversized', garment('suit', 'powder-blue'), garment('loafers', 'black', null));

describe('how like a look another is', () => {
  it('is 1 for the same, by any aspect, and 0 where nothing is shared', () => {
    for (const aspect of ['garments', 'colours', 'silhouette', 'fabric'])
      expect(like(SUIT, SUIT, only(aspect))).toBeCloseTo(1);
    expect(like(SUIT, look('coat lace', garment('coat', 'scarlet')), only('garments', 'fabric'))).toBe(0);
  });

  it('brings powder-blue suits for a powder-blue suit, before other suits and other things in powder blue', () => {
    const weights = only('garments', 'colours');
    const same = like(SUIT, look('suit lace', garment('suit', 'powder-blue')), weights);
    const otherColour = like(SUIT, look('suit wool', garment('suit', 'scarlet')), weights);
    const otherThing = like(SUIT, look('coat', garment('coat', 'powder-blue')), weights);
    expect(same).toBeGreaterThan(otherColour);
    expect(same).toBeGreaterThan(otherThing);
    // Blue shoes do not make a suit blue.
    const shoes = look('suit', garment('suit', 'scarlet'), garment('loafers', 'powder-blue', null));
    expect(like(SUIT, shoes, only('colours'))).toBeLessThan(
      like(SUIT, look('suit', garment('suit', 'sky')), only('colours')),
    );
  });

  it('goes by what the reader weighs', () => {
    const wool = look('coat wool', garment('coat', 'scarlet'));
    const suit = look('suit lace', garment('suit', 'scarlet'));
    expect(like(SUIT, wool, only('fabric'))).toBeGreaterThan(like(SUIT, suit, only('fabric')));
    expect(like(SUIT, wool, only('garments'))).toBeLessThan(like(SUIT, suit, only('garments')));
  });

  it('leaves out what the look says nothing of, and goes by the picture where nobody says what it is made of', () => {
    expect(like(SUIT, SUIT, only('garments', 'mood'))).toBeCloseTo(1);
    const plain: Compared = { tags: [], garments: [], hexes: [hexOf('scarlet')] };
    expect(like(plain, { ...plain, hexes: [hexOf('scarlet')] }, only('colours'))).toBeCloseTo(1);
    expect(like(plain, { ...plain, hexes: [hexOf('cobalt')] }, only('colours'))).toBe(0);
    expect(like(look(''), SUIT, only('mood'))).toBe(0);
  });
});
