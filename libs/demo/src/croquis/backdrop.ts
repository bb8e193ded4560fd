import type { Scene } from '../catalogue/outfit.js';
import { RUNWAY_SCENES } from './runway-scenes.js';
import type { Sheet } from './sheet.js';
import { contact, glow, type Stage, stageOf } from './stage.js';
import { STREET_SCENES } from './street-scenes.js';

/** Whether a picture was taken out of doors. */
export const isStreet = (scene: Scene): boolean => scene.place in STREET_SCENES;

/** What stands behind the model; `floor` is where the soles are, `wide` half the width of what casts a shadow. */
export function paintBackdrop(sheet: Sheet, scene: Scene, floor: number, wide: number): void {
  const stage = stageOf(sheet, scene);
  const paint = STREET_SCENES[scene.place] ?? RUNWAY_SCENES[scene.place];
  paint?.(stage);
  if (isStreet(scene)) sunlight(stage, floor, wide);
  contact(stage, 600, floor, wide);
}

/** Haze behind the figure and the long shadow it throws; out of doors things keep their edges further down. */
function sunlight(stage: Stage, floor: number, wide: number): void {
  glow(stage, 600, 840, 700, '#fdf5e6', 0.62);
  const side = stage.random.chance(0.5) ? 1 : -1;
  const length = 260 + (1 - stage.light) * 420;
  const shadow = stage.sheet.gradient(
    [600, floor],
    [600 + side * length, floor - 120],
    [
      [0, '#35303e', 0.42],
      [1, '#35303e', 0],
    ],
  );
  stage.poly(
    [
      [600 - wide * 0.4, floor - 6],
      [600 + wide * 0.4, floor + 6],
      [600 + side * length + wide * 0.5, floor - 116],
      [600 + side * length - wide * 0.3, floor - 132],
    ],
    shadow,
  );
}
