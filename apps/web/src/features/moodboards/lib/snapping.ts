import { CANVAS } from '@toile/contracts';

/** A box on the canvas, in its units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** A line that a box has come to lie on. */
export interface Guide {
  axis: 'x' | 'y';
  at: number;
}

const edges = (from: number, size: number) => [from, from + size / 2, from + size];

/** The box around all of them. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * How far a box goes when a hand takes it by so much: onto the edges and middles of others that are `near`, and never off
 * the canvas.
 */
export function snapped(
  moving: Box,
  by: { x: number; y: number },
  others: readonly Box[],
  near: number,
): { by: { x: number; y: number }; guides: Guide[] } {
  const across = nearest(
    edges(moving.x + by.x, moving.width),
    [...others.flatMap((box) => edges(box.x, box.width)), 0, CANVAS.width / 2, CANVAS.width],
    near,
  );
  const down = nearest(
    edges(moving.y + by.y, moving.height),
    [...others.flatMap((box) => edges(box.y, box.height)), 0],
    near,
  );
  const x = clamp(by.x + (across?.off ?? 0), -moving.x, CANVAS.width - moving.x - moving.width);
  const y = clamp(by.y + (down?.off ?? 0), -moving.y, CANVAS.maxHeight - moving.y);
  const guides: Guide[] = [];
  if (across) guides.push({ axis: 'x', at: across.line });
  if (down) guides.push({ axis: 'y', at: down.line });
  return { by: { x, y }, guides };
}

function nearest(own: readonly number[], lines: readonly number[], near: number) {
  let best: { off: number; line: number } | null = null;
  for (const line of lines)
    for (const edge of own) {
      const off = line - edge;
      if (Math.abs(off) <= near && (!best || Math.abs(off) < Math.abs(best.off))) best = { off, line };
    }
  return best;
}

export const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)));
