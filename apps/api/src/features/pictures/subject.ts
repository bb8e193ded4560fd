import { converter } from 'culori';
import sharp from 'sharp';

/** A colour in OKLab. */
export type Point = readonly [l: number, a: number, b: number];

/** Pixels a picture is looked at by, each way, whatever its shape. */
export const SIDE = 64;
const ROUNDS = 12;
/** In OKLab: what is nearer than this to the picture's edge is background. */
export const BACKGROUND = 0.06;

const toOklab = converter('oklab');

/** A picture as `SIDE` rows of as many colours, and which of them are of what it shows: unlike its edge, which a runway picture shows as backdrop. */
export interface Subject {
  points: readonly Point[];
  isSubject: readonly boolean[];
}

/** @throws Error when it is no picture */
export async function subjectOf(picture: Buffer): Promise<Subject> {
  const { data } = await sharp(picture)
    .resize(SIDE, SIDE, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const points = Array.from({ length: SIDE * SIDE }, (_, i) => pointOf(data, i * 3));
  const edge = points.filter((_, i) => i < SIDE || i % SIDE === 0 || i % SIDE === SIDE - 1);
  const backdrops = clustersOf(edge, 3).map((cluster) => cluster.centre);
  const isSubject = points.map((point) => backdrops.every((one) => gap(one, point) > BACKGROUND));
  // A picture that is one plain surface is its own subject.
  const isPlain = isSubject.filter(Boolean).length <= points.length / 50;
  return { points, isSubject: isPlain ? points.map(() => true) : isSubject };
}

function pointOf(data: Buffer, at: number): Point {
  const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
  const lab = toOklab({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
  return [lab.l, lab.a, lab.b];
}

export const gap = (one: Point, other: Point) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

export interface Cluster {
  centre: Point;
  size: number;
}

/** k-means from seeds that lie far apart, so that the same picture always gives the same clusters; largest first. */
export function clustersOf(points: readonly Point[], count: number): Cluster[] {
  let centres: Point[] = points[0] ? [points[0]] : [];
  while (centres.length < Math.min(count, points.length)) {
    const farthest = points.reduce(
      (best, point) => {
        const away = Math.min(...centres.map((centre) => gap(centre, point)));
        return away > best.away ? { point, away } : best;
      },
      { point: undefined as Point | undefined, away: 0 },
    );
    if (!farthest.point) break;
    centres.push(farthest.point);
  }
  let members: Point[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    members = centres.map(() => []);
    for (const point of points) members[nearest(centres, point)]?.push(point);
    centres = centres.map((centre, index) => meanOf(members[index] ?? []) ?? centre);
  }
  return centres
    .map((centre, index) => ({ centre, size: members[index]?.length ?? 0 }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size);
}

function nearest(centres: readonly Point[], point: Point): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [index, centre] of centres.entries()) {
    const away = gap(centre, point);
    if (away < least) [best, least] = [index, away];
  }
  return best;
}

function meanOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  const sum = points.reduce(([l, a, b], point) => [l + point[0], a + point[1], b + point[2]] as const, [
    0, 0, 0,
  ] as const);
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length];
}
