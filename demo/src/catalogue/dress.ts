import type { Random } from '../random.js';
import {
  DETAIL_TAGS,
  fabricsOf,
  lengthsOf,
  necksOf,
  PATTERNS,
  SILHOUETTES,
  sleevesOf,
  UNPRINTED,
} from './cut.js';
import {
  type Bag,
  BOTTOMS,
  DRESSES,
  type Garment,
  type Hair,
  LAYERS,
  type Neck,
  type Outfit,
  type Piece,
  type Shoes,
  type Sleeve,
  TOPS,
} from './outfit.js';
import type { Wardrobe } from './trends.js';

type Gender = 'woman' | 'man';

const SHOES: Shoes[] = [
  'pumps',
  'sandals',
  'ankle-boots',
  'knee-boots',
  'loafers',
  'sneakers',
  'ballet-flats',
];
const BAGS: Bag[] = ['tote', 'clutch', 'shoulder-bag', 'top-handle-bag', 'bucket-bag'];
const HAIRS: Hair[] = [
  'sleek-bun',
  'long-waves',
  'bob',
  'ponytail',
  'cropped-hair',
  'curls',
  'braid',
  'slicked-back',
];

/** The shades a collection works in: most used first, with one that is only an accent. */
export interface Shades {
  main: string[];
  accent: string;
}

/** Composes one outfit for a man or a woman from what the wardrobe makes likely. */
export function dress(random: Random, wardrobe: Wardrobe, shades: Shades, gender: Gender): Outfit {
  const { season, type } = wardrobe.mood;
  const cold = season.code === 'FW' || season.code === 'PF';
  const by = <T extends string>(list: readonly T[]) => random.weighted(list, (slug) => wardrobe.weight(slug));
  const cut = (garment: Garment) => cutPiece(random, wardrobe, shades, garment, gender);
  const dressed = gender === 'woman' && random.chance(type === 'couture' ? 0.72 : 0.42);
  const layered = random.chance(type === 'couture' ? 0.15 : cold ? 0.55 : 0.24);
  const one = dressed ? cut(by(DRESSES)) : null;
  const roomy = one && (one.garment === 'ball-gown' || one.garment === 'evening-gown');
  const bottom = one ? null : cut(by(BOTTOMS));
  const layer = layered && !roomy ? cut(by(LAYERS)) : null;
  const top = one ? null : suited(cut(by(TOPS)), bottom, layer, random);
  const accessories = accessoriesFor(random, wardrobe, cold);
  return {
    top,
    bottom: layer && bottom && random.chance(0.35) ? suit(bottom, layer) : bottom,
    dress: one,
    layer,
    layer_worn: layer?.garment === 'cape' ? 'closed' : random.weighted(WORN, ([, weight]) => weight)[0],
    shoes: by(SHOES),
    shoes_colour: random.chance(0.5) ? 'black' : random.pick([...shades.main, 'chocolate', 'ivory']),
    bag: random.chance(type === 'couture' ? 0.12 : 0.4) ? by(BAGS) : null,
    bag_colour: random.pick([shades.accent, ...shades.main, 'black', 'tobacco']),
    accessories,
    accessory_colour: random.pick([shades.accent, 'black', 'gold']),
    hair: by(HAIRS),
  };
}

const WORN = [
  ['open', 6],
  ['closed', 3],
  ['shoulders', 1],
] as const;

function accessoriesFor(random: Random, wardrobe: Wardrobe, cold: boolean) {
  const list = [
    'sunglasses',
    'wide-brim-hat',
    'beret',
    'scarf',
    'belt',
    'statement-earrings',
    'gloves',
  ] as const;
  const chosen = list.filter((item) => random.chance(Math.min(0.4, 0.09 * wardrobe.weight(item))));
  return chosen.filter(
    (item) => !(item === 'beret' && chosen.includes('wide-brim-hat')) && (cold || item !== 'scarf'),
  );
}

/** A top may be cut in the cloth of the trousers or skirt below it, never by chance in a rival print. */
function suited(top: Piece, bottom: Piece | null, layer: Piece | null, random: Random): Piece {
  const rival = bottom?.pattern !== 'plain' || (layer !== null && layer.pattern !== 'plain');
  if (top.pattern !== 'plain' && rival && !random.chance(0.15)) return { ...top, pattern: 'plain' };
  return top;
}

/** Trousers or skirt of a suit: the cloth of the jacket. */
const suit = (bottom: Piece, layer: Piece): Piece =>
  ['blazer', 'overcoat'].includes(layer.garment) && layer.fabric !== 'faux-fur'
    ? { ...bottom, fabric: layer.fabric, pattern: layer.pattern, colour: layer.colour, accent: layer.accent }
    : bottom;

function cutPiece(
  random: Random,
  wardrobe: Wardrobe,
  shades: Shades,
  garment: Garment,
  gender: Gender,
): Piece {
  const by = <T extends string>(list: readonly T[]) => random.weighted(list, (slug) => wardrobe.weight(slug));
  const detail = (choice: Sleeve | Neck) => {
    const tag = DETAIL_TAGS[choice];
    return tag && (gender === 'woman' || choice !== 'bow') ? 0.25 + wardrobe.weight(tag) : 1;
  };
  const one = <T>(choices: readonly (readonly [T, number])[], tag: (choice: T) => number = () => 1) =>
    random.weighted(choices, ([choice, weight]) => weight * tag(choice))[0];
  const fabric = one(fabricsOf(garment), (slug) => wardrobe.weight(slug));
  const printed = !UNPRINTED.includes(fabric) && random.chance(0.36);
  const colour = random.weighted(shades.main, (shade) => 1 / (1 + shades.main.indexOf(shade) * 0.7));
  const blue = fabric === 'denim' && random.chance(0.8);
  return {
    garment,
    silhouette: by(
      gender === 'man' ? SILHOUETTES.filter((s) => s !== 'full' && s !== 'hourglass') : SILHOUETTES,
    ),
    length: one(lengthsOf(garment)),
    sleeve: one(sleevesOf(garment), detail),
    neck: one(necksOf(garment), detail),
    fabric,
    pattern: printed ? by(PATTERNS) : 'plain',
    colour: blue ? random.pick(['denim', 'denim', 'navy', 'sky']) : colour,
    accent: random.pick([shades.accent, ...shades.main.filter((shade) => shade !== colour)]),
  };
}
