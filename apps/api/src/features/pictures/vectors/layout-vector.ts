import { BACKGROUND, gap, type Point, SIDE, type Subject, subjectOf } from '../subject.js';

const COLUMNS = 3;
/** What each part of a figure weighs, from head to feet: faces and hair say little of clothes. */
const ROWS = [0.35, 1, 1, 1, 1, 0.9, 0.8, 0.5];
/** What a cell's parts weigh beside its lightness. */
const SHAPE = 0.3;
const HUE = 5;
const TEXTURE = 1;

/** Of each cell: how much of it the figure covers, its colour in OKLab, and how much its lightness varies. */
const PARTS = 5;
export const LAYOUT_LENGTH = COLUMNS * ROWS.length * PARTS;

/**
 * What a picture looks like without knowing what it shows: the figure, cut into 3 columns and 8 rows, by its shape, its colours and
 * its patterns. Whole numbers from -127 to 127; Euclidean distance between two says how unlike they are.
 * @throws Error when it is no picture
 */
export async function layoutVector(picture: Buffer): Promise<Int8Array> {
  const subject = figureIn(await subjectOf(picture));
  const frame = frameOf(subject);
  const parts = ROWS.flatMap((weight, row) =>
    Array.from({ length: COLUMNS }, (_, column) => cell(subject, frame, { row, column, weight })).flat(),
  );
  return Int8Array.from(parts, (part) => Math.max(-127, Math.min(127, Math.round(part * 127))));
}

/** Less what the wall at its own height looks like: a backdrop is seldom of one colour from top to bottom. */
function figureIn({ points, isSubject }: Subject): Subject {
  const isFigure = points.map((point, index) => {
    const row = index - (index % SIDE);
    const ends = [points[row], points[row + SIDE - 1]];
    return Boolean(isSubject[index]) && ends.every((end) => end && gap(end, point) > BACKGROUND);
  });
  return { points, isSubject: isFigure.some(Boolean) ? isFigure : isSubject };
}

/** The same figure seen in a mirror. */
export function mirrored(vector: Int8Array): Int8Array {
  const turned = new Int8Array(vector.length);
  for (let row = 0; row < ROWS.length; row += 1)
    for (let column = 0; column < COLUMNS; column += 1) {
      const from = (row * COLUMNS + column) * PARTS;
      turned.set(vector.subarray(from, from + PARTS), (row * COLUMNS + COLUMNS - 1 - column) * PARTS);
    }
  return turned;
}

interface Frame {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Where the figure stands; single pixels at its ends, which may be of something else, are left out. */
function frameOf({ isSubject }: Subject): Frame {
  const rows = new Array<number>(SIDE).fill(0);
  const columns = new Array<number>(SIDE).fill(0);
  isSubject.forEach((is, index) => {
    if (!is) return;
    const [row, column] = [Math.floor(index / SIDE), index % SIDE];
    rows[row] = (rows[row] ?? 0) + 1;
    columns[column] = (columns[column] ?? 0) + 1;
  });
  return {
    top: placeOf(rows, 0.01),
    bottom: placeOf(rows, 0.99) + 1,
    left: placeOf(columns, 0.03),
    right: placeOf(columns, 0.97) + 1,
  };
}

/** Where so much of the sum has been reached. */
function placeOf(counts: readonly number[], share: number): number {
  const wanted = share * counts.reduce((sum, count) => sum + count, 0);
  let sum = 0;
  return counts.findIndex((count) => {
    sum += count;
    return sum >= wanted;
  });
}

function cell(
  { points, isSubject }: Subject,
  { top, bottom, left, right }: Frame,
  { row, column, weight }: { row: number; column: number; weight: number },
): number[] {
  const [from, to] = span(top, bottom, row, ROWS.length);
  const [start, end] = span(left, right, column, COLUMNS);
  const own: Point[] = [];
  for (let y = from; y < to; y += 1)
    for (let x = start; x < end; x += 1) {
      const point = points[y * SIDE + x];
      if (point && isSubject[y * SIDE + x]) own.push(point);
    }
  const covered = own.length / ((to - from) * (end - start));
  const [l, a, b] = meanOf(own);
  const deviation = Math.sqrt(meanOf(own.map((point) => [(point[0] - l) ** 2, 0, 0] as const))[0]);
  const seen = weight * Math.sqrt(covered);
  return [
    weight * covered * SHAPE,
    own.length > 0 ? seen * (l - 0.5) : 0,
    seen * a * HUE,
    seen * b * HUE,
    seen * deviation * TEXTURE,
  ];
}

/** The n-th of equal parts, one pixel at least. */
function span(from: number, to: number, part: number, parts: number): [number, number] {
  const start = Math.round(from + ((to - from) * part) / parts);
  return [start, Math.max(start + 1, Math.round(from + ((to - from) * (part + 1)) / parts))];
}

function meanOf(points: readonly Point[]): Point {
  let [l, a, b] = [0, 0, 0];
  for (const point of points) {
    l += point[0];
    a += point[1];
    b += point[2];
  }
  const count = Math.max(1, points.length);
  return [l / count, a / count, b / count];
}
