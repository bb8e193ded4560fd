import { CANVAS, type Placement } from '@toile/contracts';
import type { BoardThing } from './board-item';
import { clamp } from './snapping';

/** By key, in units of the canvas (`libs/contracts/src/board-canvas.ts`). */
export type Places = Readonly<Record<string, Placement>>;

type Thing = Pick<BoardThing, 'key' | 'place'>;

const round = (value: number) => Math.round(value * 10) / 10;

/** Where a thing lies: where it was put, or where the board says. */
export const placeIn = (places: Places, { key, place }: Thing): Placement => places[key] ?? place;

/** Things moved by so many units. */
export const shifted = (all: readonly Thing[], places: Places, by: { x: number; y: number }): Places =>
  Object.fromEntries(
    all.map((one) => {
      const place = placeIn(places, one);
      return [one.key, { ...place, x: round(place.x + by.x), y: round(place.y + by.y) }];
    }),
  );

/** Things made wider by so many units, as far as the canvas goes. */
export const sized = (all: readonly Thing[], places: Places, by: number): Places =>
  Object.fromEntries(
    all.map((one) => {
      const place = placeIn(places, one);
      const width = round(clamp(place.width + by, CANVAS.minCard, CANVAS.width - place.x));
      return [one.key, { ...place, width }];
    }),
  );

/** Those whose layer changes when some of the things go on top of, or below, all others. */
export function stacked(
  things: readonly Thing[],
  places: Places,
  keys: ReadonlySet<string>,
  to: 'front' | 'back',
): Places {
  const order = [...things].sort((a, b) => placeIn(places, a).z - placeIn(places, b).z);
  const [rest, own] = [order.filter(({ key }) => !keys.has(key)), order.filter(({ key }) => keys.has(key))];
  return Object.fromEntries(
    (to === 'front' ? [...rest, ...own] : [...own, ...rest]).flatMap((one, z) => {
      const place = placeIn(places, one);
      return place.z === z ? [] : [[one.key, { ...place, z }] as const];
    }),
  );
}

/** What was moved, on top of all others. */
export function raised(things: readonly Thing[], places: Places, moved: Places): Places {
  const layers = stacked(things, places, new Set(Object.keys(moved)), 'front');
  const onTop = Object.entries(moved).map(([key, place]) => [
    key,
    { ...place, z: layers[key]?.z ?? place.z },
  ]);
  return { ...layers, ...Object.fromEntries(onTop) };
}
