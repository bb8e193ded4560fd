import { PICTURE } from '../catalogue/picture.js';
import type { DemoLook, DemoStreetStyle } from '../catalogue/types.js';
import { Random } from '../random.js';
import { paintFigure } from './dressed-figure.js';
import { Figure } from './figure.js';
import { choosePose } from './poses.js';
import { isStreet, paintBackdrop } from './scenes/backdrop.js';
import { Sheet } from './sheet.js';
import { HEELS } from './shoes.js';

/** What a croquis is drawn from: nothing else has an influence, so that the same look is always the same drawing. */
export type Drawable = Pick<
  DemoLook | DemoStreetStyle,
  'slug' | 'person' | 'outfit' | 'scene' | 'description'
>;

/** Pixel height the soles stand at. */
const FLOOR = 1700;

/** The croquis of a look as an SVG of 1200 by 1800 pixels. The same look gives the same bytes. */
export function drawLook(look: Drawable): string {
  const { slug, person, outfit, scene, description } = look;
  const sheet = new Sheet(`croquis/${slug}`);
  const random = new Random(`pose/${slug}`);
  const pose = choosePose(random, outfit, person.build, isStreet(scene));
  const heel = HEELS[outfit.shoes];
  const standing = new Figure(pose, person.build, heel, [600, 0]);
  const feet = standing.standsAt;
  // Between head and feet lies the middle of the picture.
  const aside = (standing.head[0] + feet) / 2 - 600;
  const figure = new Figure(pose, person.build, heel, [600 - aside, FLOOR - standing.ground]);
  paintBackdrop(sheet, scene, {
    x: feet - aside,
    y: FLOOR,
    wide: outfit.dress?.length === 'floor' ? 330 : 190,
  });
  paintFigure(sheet, figure, person, outfit);
  return sheet.toSvg(PICTURE.width, PICTURE.height, description);
}

/** The croquis of a street-style picture: the same hand, drawn out of doors. */
export const drawStreetStyle = (picture: Drawable): string => drawLook(picture);
