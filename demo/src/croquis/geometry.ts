/** A point of the sheet, pixels, y downwards. */
export type Point = readonly [x: number, y: number];

export const add = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];
export const sub = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];
export const scale = ([x, y]: Point, k: number): Point => [x * k, y * k];
export const mix = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const RADIANS = Math.PI / 180;
/** Unit vector: 0° points down, positive angles turn towards the viewer's right. */
export const heading = (degrees: number): Point => [Math.sin(degrees * RADIANS), Math.cos(degrees * RADIANS)];
/** Unit vector to the viewer's right, tilted clockwise by `degrees`. */
export const across = (degrees: number): Point => [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)];

export function unit(v: Point): Point {
  const length = Math.hypot(v[0], v[1]) || 1;
  return [v[0] / length, v[1] / length];
}

export function rotate([x, y]: Point, around: Point, degrees: number): Point {
  const [c, s] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)];
  const [dx, dy] = [x - around[0], y - around[1]];
  return [around[0] + dx * c - dy * s, around[1] + dx * s + dy * c];
}

/** First and last of a run; the corner of the sheet when it is empty. */
export const first = (points: readonly Point[]): Point => points[0] ?? [0, 0];
export const last = (points: readonly Point[]): Point => points.at(-1) ?? [0, 0];

/** A value between the rows of a table of [t, value], linear, constant outside. */
export function along(table: readonly (readonly [number, number])[], t: number): number {
  let before = table[0];
  for (const row of table) {
    if (row[0] >= t) {
      if (!before || before === row) return row[1];
      return lerp(before[1], row[1], (t - before[0]) / (row[0] - before[0]));
    }
    before = row;
  }
  return before?.[1] ?? 0;
}

const gap = (text: string) => (text.startsWith('-') ? text : ` ${text}`);

/** Writes SVG path data in relative coordinates: about a third shorter than absolute ones. */
class Pen {
  private out = '';
  private x = 0;
  private y = 0;

  constructor(private readonly unit: number) {}

  private grid(value: number): number {
    return Math.round(value * this.unit);
  }

  private pair(p: Point): string {
    const text = (n: number) => String(n / this.unit).replace(/^(-?)0\./, '$1.');
    const [a, b] = [text(this.grid(p[0]) - this.x), text(this.grid(p[1]) - this.y)];
    return a + gap(b);
  }

  private go(p: Point): void {
    this.x = this.grid(p[0]);
    this.y = this.grid(p[1]);
  }

  move(p: Point): void {
    this.out += `M${this.grid(p[0]) / this.unit} ${this.grid(p[1]) / this.unit}`;
    this.go(p);
  }

  line(p: Point): void {
    this.out += `l${this.pair(p)}`;
    this.go(p);
  }

  /** A cubic curve; without `a` it leaves as the one before arrived. */
  curve(a: Point | null, b: Point, p: Point): void {
    const start = a ? `c${this.pair(a)}` : 's';
    const control = this.pair(b);
    this.out += start + (a ? gap(control) : control) + gap(this.pair(p));
    this.go(p);
  }

  close(): void {
    this.out += 'z';
  }

  get path(): string {
    return this.out;
  }
}

/** Continues through the points as a Catmull-Rom spline; `loop` closes the tangents too. */
function spline(pen: Pen, points: readonly Point[], loop = false): void {
  const at = (i: number): Point => {
    const last = points.length - 1;
    const index = loop ? (i + points.length) % points.length : Math.min(last, Math.max(0, i));
    return points[index] as Point;
  };
  const end = loop ? points.length : points.length - 1;
  for (let i = 0; i < end; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    if (points.length === 2) pen.line(c);
    else pen.curve(i > 0 ? null : add(b, scale(sub(c, a), 1 / 6)), sub(c, scale(sub(d, b), 1 / 6)), c);
  }
}

/** A closed outline of smooth runs that meet in corners. */
export function outline(runs: readonly (readonly Point[])[], precision = 1): string {
  const pen = new Pen(precision);
  let last: Point | undefined;
  for (const run of runs) {
    const first = run[0];
    if (!first) continue;
    if (!last) pen.move(first);
    else if (distance(last, first) > 0.7) pen.line(first);
    spline(pen, run);
    last = run.at(-1);
  }
  pen.close();
  return pen.path;
}

/** A closed smooth shape without corners. */
export function blob(points: readonly Point[]): string {
  const pen = new Pen(1);
  pen.move(points[0] ?? [0, 0]);
  spline(pen, points, true);
  pen.close();
  return pen.path;
}

/** How hard the brush presses along a stroke, 0 to 1 for t in 0 to 1. */
export type Pressure = (t: number) => number;
export const TAPERED: Pressure = (t) => Math.sin(Math.PI * t) ** 0.7;
export const STEADY: Pressure = (t) => 0.55 + 0.45 * Math.sin(Math.PI * t);

/** A brush stroke as a filled outline: `width` where the pressure is 1. */
export function stroke(points: readonly Point[], width: number, pressure: Pressure = TAPERED): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, i) => {
    const ahead = points[Math.min(points.length - 1, i + 1)] ?? point;
    const back = points[Math.max(0, i - 1)] ?? point;
    const [dx, dy] = unit(sub(ahead, back));
    const half = (width / 2) * pressure(i / Math.max(1, points.length - 1));
    left.push(add(point, [dy * half, -dx * half]));
    right.unshift(add(point, [-dy * half, dx * half]));
  });
  return outline([left, right], width > 8 ? 1 : 2);
}

/** The same line with more points, for strokes that need a finer pressure. */
export function resample(points: readonly Point[], count: number): Point[] {
  const last = points.length - 1;
  return Array.from({ length: count }, (_, k) => {
    const t = (k / (count - 1)) * last;
    const i = Math.min(last - 1, Math.floor(t));
    const at = (j: number) => points[Math.min(last, Math.max(0, j))] as Point;
    const f = t - i;
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const part = (n: 0 | 1) =>
      0.5 *
      (2 * b[n] +
        (c[n] - a[n]) * f +
        (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * f * f +
        (3 * b[n] - a[n] - 3 * c[n] + d[n]) * f * f * f);
    return [part(0), part(1)];
  });
}
