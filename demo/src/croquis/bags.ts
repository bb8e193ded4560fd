import type { Bag } from '../catalogue/outfit.js';
import { blend, deeper, lightness } from './colour.js';
import { type Figure, HEAD, type Side } from './figure.js';
import { add, outline, type Point } from './geometry.js';
import type { Sheet } from './sheet.js';

/** Bags that hang from the shoulder need no hand. */
export const needsHand = (bag: Bag | null): boolean => bag !== null && bag !== 'shoulder-bag';

/** A bag in the hand on one side, or from that shoulder. */
export function paintBag(sheet: Sheet, figure: Figure, side: Side, bag: Bag, colour: string): void {
  const ink = lightness(colour) < 0.25 ? '#08070a' : blend(deeper(colour, 0.7), '#221d21', 0.5);
  const deep = deeper(colour, 0.34);
  const shine = blend(colour, '#ffffff', 0.5);
  const [hx, hy] = add(figure.arm(side, 2), [
    figure.armDirection(side, 1.9)[0] * 0.3 * HEAD,
    figure.armDirection(side, 1.9)[1] * 0.3 * HEAD,
  ]);
  const origin: Point =
    bag === 'shoulder-bag' ? add(figure.torso(3.3, side), [side * 0.16 * HEAD, 0]) : [hx, hy];
  const at = (x: number, y: number): Point => add(origin, [side * x * HEAD, y * HEAD]);
  const strap = (points: Point[], width = 9) => {
    sheet.ink(points, width, { colour: ink, opacity: 1, pressure: () => 1 });
    sheet.ink(points, width - 4, { colour: deep, opacity: 1, pressure: () => 1 });
  };
  const body = (runs: Point[][]) => {
    const shape = sheet.shape(outline(runs));
    const points = runs.flat();
    const xs = points.map(([x]) => x);
    const [l, r] = [Math.min(...xs), Math.max(...xs)];
    sheet.use(
      shape,
      `fill="${sheet.gradient(
        [l, hy],
        [r, hy + 30],
        [
          [0, blend(colour, '#ffffff', 0.14)],
          [0.45, colour],
          [1, deep],
        ],
      )}"`,
    );
    for (const run of runs) sheet.ink(run, 3, { colour: ink });
  };
  const shapes: Record<Bag, () => void> = {
    tote: () => {
      strap([at(-0.18, 0.34), at(-0.1, 0.02), at(0, -0.06), at(0.1, 0.02), at(0.2, 0.34)]);
      body([
        [at(-0.44, 0.32), at(0.46, 0.32)],
        [at(0.46, 0.32), at(0.38, 1.12)],
        [at(0.38, 1.12), at(-0.36, 1.12)],
        [at(-0.36, 1.12), at(-0.44, 0.32)],
      ]);
      sheet.brush([at(-0.3, 0.42), at(-0.27, 0.75), at(-0.24, 1.05)], 10, shine, 0.4);
      sheet.ink([at(-0.43, 0.42), at(0, 0.44), at(0.45, 0.42)], 2.2, { colour: ink, opacity: 0.6 });
    },
    'top-handle-bag': () => {
      strap([at(-0.2, 0.36), at(-0.16, 0.06), at(0, -0.05), at(0.16, 0.06), at(0.2, 0.36)], 11);
      body([
        [at(-0.32, 0.34), at(0.32, 0.34)],
        [at(0.32, 0.34), at(0.4, 0.88)],
        [at(0.4, 0.88), at(0, 0.91), at(-0.4, 0.88)],
        [at(-0.4, 0.88), at(-0.32, 0.34)],
      ]);
      sheet.ink([at(-0.33, 0.44), at(-0.14, 0.62), at(0, 0.66), at(0.14, 0.62), at(0.33, 0.44)], 2.6, {
        colour: ink,
      });
      const [x, y] = at(0, 0.66);
      sheet.put(
        `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="7" fill="#d3b266" stroke="${ink}" stroke-width="1.6"/>`,
      );
    },
    'bucket-bag': () => {
      strap([at(-0.22, 0.42), at(-0.12, 0.06), at(0, -0.08), at(0.12, 0.06), at(0.22, 0.42)], 8);
      body([
        [at(-0.3, 0.42), at(-0.1, 0.46), at(0.1, 0.44), at(0.3, 0.4)],
        [at(0.3, 0.4), at(0.34, 0.8), at(0.28, 1.04)],
        [at(0.28, 1.04), at(0, 1.1), at(-0.28, 1.04)],
        [at(-0.28, 1.04), at(-0.34, 0.8), at(-0.3, 0.42)],
      ]);
      sheet.ink([at(-0.31, 0.54), at(0, 0.58), at(0.31, 0.53)], 4, { colour: deep });
      for (const x of [-0.16, 0, 0.16])
        sheet.brush([at(x, 0.58), at(x * 1.1, 0.78), at(x * 1.1, 0.98)], 9, deep, 0.5);
    },
    clutch: () => {
      body([
        [at(-0.36, 0.0), at(0.36, -0.08)],
        [at(0.36, -0.08), at(0.4, 0.32)],
        [at(0.4, 0.32), at(-0.32, 0.4)],
        [at(-0.32, 0.4), at(-0.36, 0)],
      ]);
      sheet.ink([at(-0.36, 0.02), at(0.03, 0.22), at(0.37, -0.05)], 2.4, { colour: ink });
      sheet.brush([at(-0.26, 0.3), at(0, 0.3), at(0.25, 0.25)], 8, shine, 0.4);
    },
    'shoulder-bag': () => {
      strap(
        [figure.shoulder(side, 0.03), add(figure.torso(2.3, side), [side * 0.06 * HEAD, 0]), at(-0.06, 0.03)],
        8,
      );
      body([
        [at(-0.26, 0), at(0.26, 0)],
        [at(0.26, 0), at(0.3, 0.3), at(0.2, 0.46)],
        [at(0.2, 0.46), at(0, 0.49), at(-0.2, 0.46)],
        [at(-0.2, 0.46), at(-0.3, 0.3), at(-0.26, 0)],
      ]);
      sheet.ink([at(-0.27, 0.08), at(0, 0.3), at(0.27, 0.08)], 2.4, { colour: ink });
      const [x, y] = at(0, 0.28);
      sheet.put(`<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="6" fill="#d3b266"/>`);
    },
  };
  shapes[bag]();
}
