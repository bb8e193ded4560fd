import { type Arrangement, CANVAS, type Placement } from '@toile/contracts';
import type { DomainEvent } from '@toile/event-store';
import { misplaced, notOnBoard } from './moodboard.errors.js';

/** Places go by `type:slug`; those that are named are put, the others stay. Null takes a place away. */
export type ArrangementEvent =
  | DomainEvent<'MoodboardArranged', { places: Readonly<Record<string, Placement | null>> }>
  | DomainEvent<'MoodboardArrangementChosen', { arrangement: Arrangement }>;

export type Places = Readonly<Record<string, Placement>>;

/** The places after some of them were put; those of what is not on the board (`held`) are none. */
export function placed(
  places: Places,
  put: Readonly<Record<string, Placement | null>>,
  held: ReadonlySet<string>,
): Places {
  const next: Record<string, Placement> = {};
  for (const [key, place] of Object.entries({ ...places, ...put }))
    if (place && held.has(key)) next[key] = place;
  return next;
}

/** What a hand moved, in one step. @throws DomainError moodboard-item/unknown, moodboard-placement/invalid */
export function arrange(places: Places, wanted: Places, held: ReadonlySet<string>): ArrangementEvent[] {
  for (const [key, place] of Object.entries(wanted)) {
    if (!held.has(key)) throw notOnBoard();
    if (!isOnCanvas(place)) throw misplaced();
  }
  return arranged(changesTo(places, wanted));
}

/** The event that leads from the places of one board to those of another that holds the same. */
export function placesBetween(now: Places, then: Places): ArrangementEvent[] {
  const left = Object.keys(now).filter((key) => !then[key]);
  return arranged({ ...changesTo(now, then), ...Object.fromEntries(left.map((key) => [key, null])) });
}

const arranged = (places: Record<string, Placement | null>): ArrangementEvent[] =>
  Object.keys(places).length > 0 ? [{ type: 'MoodboardArranged', data: { places } }] : [];

const changesTo = (places: Places, wanted: Places): Record<string, Placement | null> =>
  Object.fromEntries(Object.entries(wanted).filter(([key, place]) => !isSamePlace(place, places[key])));

/** No number that is none, none that is huge, nothing over the sides. */
function isOnCanvas({ x, y, width, z }: Placement): boolean {
  const { minCard, maxHeight, maxStacking } = CANVAS;
  return (
    [x, y, width].every(Number.isFinite) &&
    x >= 0 &&
    y >= 0 &&
    y <= maxHeight &&
    width >= minCard &&
    x + width <= CANVAS.width &&
    Number.isInteger(z) &&
    z >= 0 &&
    z <= maxStacking
  );
}

const isSamePlace = (one: Placement, other: Placement | undefined) =>
  other !== undefined &&
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.z === other.z;
