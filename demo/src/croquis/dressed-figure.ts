import type { Accessory, Outfit } from '../catalogue/outfit.js';
import { needsHand, paintBag } from './bags.js';
import { paintBelt } from './belt.js';
import { type Cloth, clothOf } from './cloth.js';
import { hexOf } from './colour.js';
import { paintEarrings, paintGlove, paintHat, paintScarf } from './extras.js';
import { type Figure, SIDES, type Side } from './figure.js';
import { paintHairBehind, paintHairFront } from './hair.js';
import { paintFace } from './head.js';
import { paintLayer, paintLayerBack, paintLayerSleeve } from './layers.js';
import { paintNeckline } from './necks.js';
import type { Sheet } from './sheet.js';
import { paintShoe } from './shoes.js';
import { paintArm, paintBust, paintHand, paintLeg, type SkinTones, tonesOf } from './skin.js';
import { paintSleeve, reachOf } from './sleeves.js';
import {
  dressEase,
  isTucked,
  legsShowFrom,
  paintBottom,
  paintDress,
  paintTop,
  sleevesOn,
  topEase,
} from './wear.js';

interface Wearer {
  skin: string;
  hair_colour: string;
}

/** Paints a figure in its outfit, from what lies furthest back to what lies nearest. */
export function paintFigure(sheet: Sheet, figure: Figure, person: Wearer, outfit: Outfit): void {
  const tones = tonesOf(person.skin);
  const clothes = mixClothes(sheet, outfit);
  const { layer } = clothes;
  paintHairBehind(sheet, figure, outfit.hair, person.hair_colour);
  if (layer) paintLayerBack(sheet, figure, layer, outfit.layer_worn);
  const behind = (side: Side) => figure.armPose(side).back === true;
  for (const side of SIDES) if (behind(side)) paintSide(sheet, figure, tones, outfit, clothes, side, true);
  const back = (side: Side) => Number(figure.legPose(side).back ?? false);
  for (const side of [...SIDES].sort((a, b) => back(b) - back(a))) {
    paintLeg(sheet, figure, tones, side, legsShowFrom(clothes.dress ?? clothes.bottom));
    paintShoe(sheet, figure, tones, side, outfit.shoes, hexOf(outfit.shoes_colour));
  }
  paintBust(sheet, figure, tones, true);
  paintClothes(sheet, figure, outfit, clothes);
  const caped = outfit.layer?.garment === 'cape';
  for (const side of SIDES)
    if (!behind(side) && !caped) paintSide(sheet, figure, tones, outfit, clothes, side, false);
  if (clothes.main)
    paintNeckline(sheet, figure, clothes.main, clothes.main.piece.neck, clothes.main.piece.sleeve);
  if (layer) paintLayer(sheet, figure, layer, outfit.layer_worn);
  for (const side of SIDES)
    if (layer && !behind(side)) paintLayerSleeve(sheet, figure, layer, side, outfit.layer_worn);
  paintFinish(sheet, figure, tones, person, outfit);
}

interface Clothes {
  top: Cloth | null;
  bottom: Cloth | null;
  dress: Cloth | null;
  layer: Cloth | null;
  /** What covers chest and arms under a layer. */
  main: Cloth | null;
}

function mixClothes(sheet: Sheet, outfit: Outfit): Clothes {
  const cloth = (piece: Outfit['top']) => (piece ? clothOf(sheet, piece) : null);
  const [top, bottom, dress, layer] = [outfit.top, outfit.bottom, outfit.dress, outfit.layer].map(cloth);
  return {
    top: top ?? null,
    bottom: bottom ?? null,
    dress: dress ?? null,
    layer: layer ?? null,
    main: dress ?? top ?? null,
  };
}

function paintClothes(sheet: Sheet, figure: Figure, outfit: Outfit, { top, bottom, dress }: Clothes): void {
  const tucked = isTucked(outfit);
  if (dress) paintDress(sheet, figure, dress);
  if (top && tucked) paintTop(sheet, figure, top, true);
  if (bottom) paintBottom(sheet, figure, bottom);
  if (top && !tucked) paintTop(sheet, figure, top, false);
  const belted = outfit.accessories.includes('belt') && (tucked || dress !== null);
  if (belted && dress?.piece.garment !== 'ball-gown')
    paintBelt(sheet, figure, hexOf(outfit.accessory_colour), '#221d21', 0.03, false);
}

/** An arm with hand and sleeves; `behind` brings the layer's sleeve along, because the body will cover it. */
function paintSide(
  sheet: Sheet,
  figure: Figure,
  tones: SkinTones,
  outfit: Outfit,
  { main, layer, dress }: Clothes,
  side: Side,
  behind: boolean,
): void {
  const glove = outfit.accessories.includes('gloves') ? hexOf(outfit.accessory_colour) : undefined;
  const covered = layer !== null && outfit.layer_worn !== 'shoulders' && layer.piece.garment !== 'cape';
  const reach = main && sleevesOn(main.piece, side) ? reachOf(main.piece.sleeve) : 0;
  paintHand(sheet, figure, tones, side, glove);
  if (!covered && reach < 1.5) paintArm(sheet, figure, tones, side, Math.max(0, reach - 0.2));
  if (glove && !covered && reach < 1.2) paintGlove(sheet, figure, side, glove, 0.9);
  if (main && reach > 0 && !covered) {
    paintSleeve(sheet, figure, main, side, dress ? dressEase(main) : topEase(main), main.piece.sleeve);
  }
  if (layer && behind) paintLayerSleeve(sheet, figure, layer, side, outfit.layer_worn);
}

/** Bag, scarf, head and what is on it. */
function paintFinish(sheet: Sheet, figure: Figure, tones: SkinTones, person: Wearer, outfit: Outfit): void {
  const has = (item: Accessory) => outfit.accessories.includes(item);
  const trim = hexOf(outfit.accessory_colour);
  const free: Side = figure.armPose(1).hand === 'hidden' ? -1 : 1;
  const handless = outfit.layer?.garment === 'cape' && needsHand(outfit.bag);
  if (outfit.bag && !handless) paintBag(sheet, figure, free, outfit.bag, hexOf(outfit.bag_colour));
  if (has('scarf')) paintScarf(sheet, figure, trim);
  paintFace(sheet, figure, tones, has('sunglasses') ? trim : null);
  paintHairFront(sheet, figure, outfit.hair, person.hair_colour);
  if (has('statement-earrings')) paintEarrings(sheet, figure, trim);
  for (const hat of ['wide-brim-hat', 'beret'] as const) if (has(hat)) paintHat(sheet, figure, hat, trim);
}
