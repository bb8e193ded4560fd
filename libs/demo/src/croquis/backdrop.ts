import type { Scene } from '../catalogue/outfit.js';
import { RUNWAY_SCENES } from './runway-scenes.js';
import type { Sheet } from './sheet.js';
import { contact, glow, type Stage, stageOf } from './stage.js';
import { STREET_SCENES } from './street-scenes.js';

/** Whether a picture was taken out of doors. */
export const isStreet = (scene: Scene): boolean => scene.place in STREET_SCENES;

/** Where the model stands, and half the width of what casts a shadow. */
interface Foot {
  x: number;
  y: number;
  wide: number;
}

/** What stands behind the model. */
export function paintBackdrop(sheet: Sheet, scene: Scene, foot: Foot): void {
  const stage = stageOf(sheet, scene);
  const paint = STREET_SCENES[scene.place] ?? RUNWAY_SCENES[scene.place];
  paint?.(stage);
  if (isStreet(scene)) sunlight(stage, foot);
  contact(stage, foot.x, foot.y, foot.wide);
}

/** Haze behind the figure and the long shadow it throws; out of doors things keep their edges further down. */
function sunlight(stage: Stage, { x, y: floor, wide }: Foot): void {
  glow(stage, x, 840, 700, '#fdf5e6', 0.62);
  const side = stage.random.chance(0.5) ? 1 : -1;
  const length = 260 + (1 - stage.light) * 420;
  const shadow = stage.sheet.gradient(
    [x, floor],
    [x + side * length, floor - 120],
    [
      [0, '#35303e', 0.42],
      [1, '#35303e', 0],
    ],
  );
  stage.poly(
    [
      [x - wide * 0.4, floor - 6],
      [x + wide * 0.4, floor + 6],
      [x + side * length + wide * 0.5, floor - 116],
      [x + side * length - wide * 0.3, floor - 132],
    ],
    shadow,
  );
}
