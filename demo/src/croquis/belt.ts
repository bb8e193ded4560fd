import { type Figure, HEAD } from './figure.js';
import { add, outline, type Point } from './geometry.js';
import type { Sheet } from './sheet.js';

/** A belt over whatever is worn, with a buckle or a knot. */
export function paintBelt(
  sheet: Sheet,
  figure: Figure,
  colour: string,
  ink: string,
  ease: number,
  knotted: boolean,
): void {
  const at = (x: number, t: number) => figure.across(t, x);
  const top = [figure.torso(2.96, -1, ease + 0.01), at(0, 3.02), figure.torso(2.96, 1, ease + 0.01)];
  const low = [figure.torso(3.09, 1, ease + 0.01), at(0, 3.16), figure.torso(3.09, -1, ease + 0.01)];
  sheet.fill(outline([top, low]), colour);
  sheet.ink(top, 2.8, { colour: ink });
  sheet.ink(low, 2.8, { colour: ink });
  const knot = at(-0.06, 3.09);
  const p = (x: number, y: number): Point => add(knot, [x * HEAD, y * HEAD]);
  if (knotted) {
    for (const [dx, drop] of [
      [-0.12, 0.8],
      [0.1, 0.62],
    ] as const) {
      const tail = [p(0, 0), p(dx, drop * 0.5), p(dx * 1.1, drop)];
      sheet.brush(tail, 20, colour, 1, () => 1);
      sheet.ink(
        tail.map((q) => add(q, [10, 0])),
        2.4,
        { colour: ink },
      );
      sheet.ink(
        tail.map((q) => add(q, [-10, 0])),
        2,
        { colour: ink },
      );
    }
    sheet.fill(
      outline([
        [p(-0.07, -0.09), p(0.08, -0.08)],
        [p(0.09, 0.09), p(-0.06, 0.1)],
      ]),
      colour,
    );
    sheet.ink([p(-0.07, -0.09), p(-0.075, 0), p(-0.06, 0.1)], 2.4, { colour: ink });
  } else {
    const [x, y] = p(-0.02, 0.0);
    sheet.put(
      `<rect x="${Math.round(x - 11)}" y="${Math.round(y - 14)}" width="24" height="28" rx="5" fill="none" stroke="#c9a75a" stroke-width="5"/>`,
    );
  }
}
