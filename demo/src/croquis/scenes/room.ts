import { deeper, thinner } from '../colour.js';
import type { Stage } from './stage.js';

/** Lamplight. */
export const LIGHT = '#fffaf0';

/** Wall and floor meeting at `base`. */
export function room(stage: Stage, base: number, wall = stage.wall): void {
  const { sheet, far, floor } = stage;
  stage.rect(
    0,
    0,
    1200,
    base,
    sheet.gradient(
      [0, 0],
      [0, base],
      [
        [0, wall],
        [0.75, far],
        [1, wall],
      ],
    ),
  );
  stage.rect(
    0,
    base,
    1200,
    1800 - base,
    sheet.gradient(
      [0, base],
      [0, 1800],
      [
        [0, deeper(floor, 0.08)],
        [0.3, floor],
        [1, thinner(floor, 0.3)],
      ],
    ),
  );
}
