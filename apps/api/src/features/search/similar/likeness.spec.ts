import { describe, expect, it } from '@jest/globals';
import { type Garment, LIKENESS_ASPECTS, type LikenessWeights, PALETTE } from '@toile/contracts';
import type { Described } from '../search-index/search-index.js';
import { likenessTo, type TagRole } from './likeness.js';

const role = (aspect: TagRole['aspect'], size = 1): TagRole => ({ aspect, size });
const ROLES = new Map<string, TagRole>([
  ['suit', role('garments')],
  ['coat', role('garments')],
  ['wide-brim-hat', role('garments', 0.15)],
  ['wool', role('fabric')],
  ['lace', role('fabric')],
  ['oversized', role('silhouette')],
  ['romantic', role('mood')],
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
  return likenessTo(a, weights, rarity, ROLES).of(b);
};

const SUIT = look('suit wool oversized', garment('suit', 'powder-blue'), garment('loafers', 'black', null));

describe('how like a look another is', () => {
  it('is 1 for the same, by any aspect, and 0 where nothing is shared', () => {
    for (const aspect of ['garments', 'colours', 'silhouette', 'fabric'])
      expect(like(SUIT, SUIT, only(aspect))).toBeCloseTo(1);
    expect(
      like(SUIT, look('dress lace', garment('sheath-dress', 'scarlet', 'lace')), only('garments', 'fabric')),
    ).toBe(0);
  });

  it('brings powder-blue suits for a powder-blue suit, before other suits and other things in powder blue', () => {
    const weights = only('garments', 'colours');
    const same = like(SUIT, look('suit lace', garment('suit', 'powder-blue', 'lace')), weights);
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

  it('compares kind, colour and cloth of the same garment, and a hat says little beside a dress', () => {
    const all = only('garments', 'colours', 'fabric');
    const dress = look(
      'dress lace wide-brim-hat',
      garment('sheath-dress', 'black', 'lace'),
      garment('wide-brim-hat', 'gold', null),
    );
    const black = look('dress lace', garment('sheath-dress', 'ink', 'lace'), garment('tote', 'black', null));
    const orange = look(
      'dress lace wide-brim-hat',
      garment('sheath-dress', 'tangerine', 'lace'),
      garment('wide-brim-hat', 'gold', null),
    );
    const apart = look(
      'lace wide-brim-hat',
      garment('corset', 'mustard', 'lace'),
      garment('shorts', 'black', 'nylon'),
      garment('wide-brim-hat', 'gold', null),
    );
    expect(like(dress, black, all)).toBeGreaterThan(like(dress, orange, all));
    expect(like(dress, orange, all)).toBeGreaterThan(like(dress, apart, all));
  });

  it('takes what is kindred for less than the same, and what is worn besides for less alike', () => {
    const coat = look('coat', garment('trench-coat', 'camel'));
    const weights = only('garments');
    expect(like(coat, look('', garment('overcoat', 'camel')), weights)).toBeCloseTo(0.6);
    expect(like(coat, look('', garment('cape', 'camel')), weights)).toBeCloseTo(0.3);
    expect(like(coat, look('', garment('sheath-dress', 'camel')), weights)).toBe(0);
    const over = look('', garment('trench-coat', 'camel'), garment('evening-gown', 'camel'));
    expect(like(coat, over, weights)).toBeCloseTo(0.5);
  });

  it('goes by what the reader weighs', () => {
    const wool = look('coat wool', garment('coat', 'scarlet'));
    const suit = look('suit lace', garment('suit', 'scarlet', 'lace'));
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
