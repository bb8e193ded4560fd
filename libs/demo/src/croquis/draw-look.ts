import type { Accessory, Outfit } from '../catalogue/outfit.js';
import { PICTURE } from '../catalogue/picture.js';
import type { DemoLook, DemoStreetStyle } from '../catalogue/types.js';
import { Random } from '../random.js';
import { paintBackdrop } from './backdrop.js';
import { paintBag } from './bags.js';
import { type Cloth, clothOf } from './cloth.js';
import { hexOf } from './colour.js';
import { paintEarrings, paintGlove, paintHat, paintScarf } from './extras.js';
import { Figure, SIDES, type Side } from './figure.js';
import { paintHairBehind, paintHairFront } from './hair.js';
import { paintFace } from './head.js';
import { paintBelt } from './layer-trims.js';
import { paintLayer, paintLayerBack, paintLayerSleeves } from './layers.js';
import { choosePose } from './poses.js';
import { Sheet } from './sheet.js';
import { HEELS, paintShoe } from './shoes.js';
import { paintArm, paintBust, paintHand, paintLeg, tonesOf } from './skin.js';
import { reachOf } from './sleeves.js';
import { dressEase, paintBottom, paintDress, paintTop, paintUpper, topEase } from './wear.js';

/** What a croquis is drawn from: nothing else has an influence, so that the same look is always the same drawing. */
export type Drawable = Pick<
  DemoLook | DemoStreetStyle,
  'slug' | 'person' | 'outfit' | 'scene' | 'description'
>;

/** Pixel height the soles stand at. */
const FLOOR = 1668;

/** The croquis of a look as an SVG of 1200 by 1800 pixels. The same look gives the same bytes. */
export function drawLook(look: Drawable): string {
  const { slug, person, outfit, scene, description } = look;
  const sheet = new Sheet(`croquis/${slug}`);
  const random = new Random(`pose/${slug}`);
  const pose = choosePose(random, outfit, person.build, false);
  const heel = HEELS[outfit.shoes];
  const standing = new Figure(pose, person.build, heel, [600, 0]);
  const figure = new Figure(pose, person.build, heel, [600, FLOOR - standing.ground]);
  paintBackdrop(sheet, scene, FLOOR);
  paintFigure(sheet, figure, look, outfit);

  return sheet.toSvg(PICTURE.width, PICTURE.height, description);
}

/** The croquis of a street-style picture: the same hand, drawn out of doors. */
export const drawStreetStyle = (picture: Drawable): string => drawLook(picture);

function paintFigure(sheet: Sheet, figure: Figure, { person }: Drawable, outfit: Outfit): void {
  const tones = tonesOf(person.skin);
  const cloth = (piece: Outfit['top']): Cloth | null => (piece ? clothOf(sheet, piece) : null);
  const [top, bottom, dress, layer] = [
    cloth(outfit.top),
    cloth(outfit.bottom),
    cloth(outfit.dress),
    cloth(outfit.layer),
  ];
  const worn = outfit.layer_worn;
  const has = (item: Accessory) => outfit.accessories.includes(item);
  const trim = hexOf(outfit.accessory_colour);
  const shoes = hexOf(outfit.shoes_colour);
  const sleeved = layer !== null && worn !== 'shoulders' && outfit.layer?.garment !== 'cape';
  const main = dress ?? top;
  const glove = has('gloves') ? trim : undefined;

  paintHairBehind(sheet, figure, outfit.hair, person.hair_colour);
  if (layer) paintLayerBack(sheet, figure, layer, worn);
  const behind = (side: Side) => figure.armPose(side).back === true;
  const arm = (side: Side) => {
    paintHand(sheet, figure, tones, side, glove);
    const reach = main ? reachOf(main.piece.sleeve) : 0;
    if (!sleeved && reach < 1.5) paintArm(sheet, figure, tones, side);
    if (glove && !sleeved && reach < 1.2) paintGlove(sheet, figure, side, glove, 0.9);
  };
  const legs = [...SIDES].sort(
    (a, b) => Number(figure.legPose(b).back ?? false) - Number(figure.legPose(a).back ?? false),
  );
  for (const side of legs) {
    paintLeg(sheet, figure, tones, side);
    paintShoe(sheet, figure, tones, side, outfit.shoes, shoes);
  }
  paintBust(sheet, figure, tones, true);
  for (const side of SIDES) if (behind(side)) arm(side);
  if (dress) paintDress(sheet, figure, dress);
  const tucked =
    outfit.top !== null &&
    outfit.top.length !== 'crop' &&
    (outfit.top.silhouette !== 'oversized' || outfit.bottom?.garment === 'full-skirt') &&
    outfit.top.garment !== 'corset' &&
    outfit.top.garment !== 'waistcoat' &&
    outfit.top.garment !== 'knit-sweater';
  if (top && tucked) paintTop(sheet, figure, top, true);
  if (bottom) paintBottom(sheet, figure, bottom);
  if (top && !tucked) paintTop(sheet, figure, top, false);

  if (has('belt') && (tucked || dress) && outfit.layer?.garment !== 'trench-coat')
    paintBelt(sheet, figure, trim, '#221d21', 0.03, false);
  const capped = layer !== null && outfit.layer?.garment === 'cape';
  for (const side of SIDES) if (!behind(side) && !capped) arm(side);
  if (main)
    paintUpper(sheet, figure, main, dress ? dressEase(dress) : topEase(main), !layer || worn === 'shoulders');
  const side: Side = figure.armPose(1).hand === 'hidden' ? -1 : 1;
  if (layer) {
    paintLayer(sheet, figure, layer, worn);
    paintLayerSleeves(sheet, figure, layer, worn);
  }
  if (outfit.bag && !(capped && outfit.bag !== 'shoulder-bag'))
    paintBag(sheet, figure, side, outfit.bag, hexOf(outfit.bag_colour));
  if (has('scarf')) paintScarf(sheet, figure, trim);
  paintFace(sheet, figure, tones, has('sunglasses') ? trim : null);
  paintHairFront(sheet, figure, outfit.hair, person.hair_colour);
  if (has('statement-earrings')) paintEarrings(sheet, figure, trim);
  for (const hat of ['wide-brim-hat', 'beret'] as const) if (has(hat)) paintHat(sheet, figure, hat, trim);
}
