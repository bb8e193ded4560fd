import type { Scene } from '../catalogue/outfit.js';
import { blend, deeper, hexOf, thinner } from './colour.js';
import type { Sheet } from './sheet.js';

/** What stands behind the model; `floor` is where the soles are. */
export function paintBackdrop(sheet: Sheet, scene: Scene, floor: number): void {
  const hue = hexOf(scene.hue);
  const wall = thinner(blend(hue, '#b9aea4', 0.35), 0.62);
  sheet.fill(
    'M0 0h1200v1800h-1200z',
    sheet.gradient(
      [0, 0],
      [0, 1800],
      [
        [0, thinner(wall, 0.1)],
        [0.7, wall],
        [0.72, thinner(wall, 0.35)],
        [1, deeper(wall, 0.08)],
      ],
    ),
  );
  sheet.put(
    `<ellipse cx="610" cy="${floor - 6}" rx="330" ry="34" fill="${deeper(wall, 0.4)}" opacity="0.35"/>`,
  );
}
