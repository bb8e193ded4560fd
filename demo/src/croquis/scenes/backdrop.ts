import type { Scene, ScenePlace } from '../../catalogue/outfit.js';
import type { Sheet } from '../sheet.js';
import { audience } from './people.js';
import { arches, columns, curtain, seamless } from './show-rooms.js';
import { gallery, hangar, mirror } from './show-spaces.js';
import { garden, sunset } from './show-vistas.js';
import { contact, glow, type Stage, stageOf } from './stage.js';
import { brownstone, crossing } from './street-city.js';
import { canal, colonnade } from './street-old-town.js';
import { haussmann, terrace } from './street-paris.js';
import { park } from './street-park.js';

type Paint = (stage: Stage) => void;

/** Height of the floor line where guests sit, for shows that have guests in the picture. */
const GUESTS: Partial<Record<ScenePlace, number>> = { arches: 1440, curtain: 1450, hangar: 1400 };

const RUNWAYS: Partial<Record<ScenePlace, Paint>> = {
  seamless,
  arches,
  columns,
  curtain,
  garden,
  gallery,
  hangar,
  mirror,
  sunset,
};

const STREETS: Partial<Record<ScenePlace, Paint>> = {
  haussmann,
  crossing,
  colonnade,
  brownstone,
  terrace,
  canal,
  park,
};

/** Whether a picture was taken out of doors. */
export const isStreet = (scene: Scene): boolean => scene.place in STREETS;

/** Where the model stands, and half the width of what casts a shadow. */
interface Foot {
  x: number;
  y: number;
  wide: number;
}

/** What stands behind the model. */
export function paintBackdrop(sheet: Sheet, scene: Scene, foot: Foot): void {
  const stage = stageOf(sheet, scene);
  const paint = STREETS[scene.place] ?? RUNWAYS[scene.place];
  paint?.(stage);
  const guests = GUESTS[scene.place];
  if (guests) audience(stage, guests);
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
