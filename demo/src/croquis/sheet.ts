import { Random } from '../random.js';
import { INK } from './colour.js';
import { type Point, type Pressure, resample, STEADY, stroke, TAPERED } from './geometry.js';

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A sheet of paper being drawn on: collects definitions and marks, and hands out chance for the hand's irregularity. */
export class Sheet {
  private defs: string[] = [];
  private marks: string[] = [];
  private count = 0;
  private lastStroke: string | undefined;
  private readonly turns = new Set<string>();
  readonly random: Random;

  constructor(seed: string) {
    this.random = new Random(seed);
  }

  private id(): string {
    this.count += 1;
    return `a${this.count.toString(36)}`;
  }

  put(mark: string): void {
    this.marks.push(mark);
  }

  /** Keeps a shape for filling, clipping and stroking; returns its id. */
  shape(path: string): string {
    const id = this.id();
    this.defs.push(`<path id="${id}" d="${path}"/>`);
    return id;
  }

  use(id: string, attributes: string): void {
    this.put(`<use href="#${id}" ${attributes}/>`);
  }

  fill(path: string, colour: string, opacity = 1): void {
    this.put(`<path d="${path}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${round(opacity)}"` : ''}/>`);
  }

  line(path: string, colour: string, width: number, opacity = 1, more = ''): void {
    this.put(
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round"${
        opacity < 1 ? ` stroke-opacity="${round(opacity)}"` : ''
      }${more}/>`,
    );
  }

  /** A linear gradient in sheet coordinates; returns what goes into `fill`. */
  gradient(from: Point, to: Point, stops: readonly Stop[]): string {
    const id = this.id();
    const list = stops
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${round(offset)}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${round(opacity)}"` : ''}/>`,
      )
      .join('');
    const [x1, y1, x2, y2] = [from[0], from[1], to[0], to[1]].map(Math.round);
    this.defs.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${list}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A gradient across whatever it fills. */
  softFill(stops: readonly Stop[]): string {
    const id = this.id();
    const list = stops.map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    );
    this.defs.push(`<linearGradient id="${id}">${list.join('')}</linearGradient>`);
    return `url(#${id})`;
  }

  /** A round gradient fitted to whatever it fills. */
  softRound(stops: readonly Stop[]): string {
    const id = this.id();
    const list = stops.map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    );
    this.defs.push(`<radialGradient id="${id}">${list.join('')}</radialGradient>`);
    return `url(#${id})`;
  }

  radial(centre: Point, radius: number, stops: readonly Stop[]): string {
    const id = this.id();
    const list = stops
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${round(opacity)}"/>`,
      )
      .join('');
    this.defs.push(
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${Math.round(centre[0])}" cy="${Math.round(centre[1])}" r="${Math.round(radius)}">${list}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A repeating tile; returns its id for `turned`. */
  tile(width: number, height: number, marks: string): string {
    const id = this.id();
    this.defs.push(
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${marks}</pattern>`,
    );
    return id;
  }

  /** A kept tile turned by whole degrees; returns what goes into `fill`. */
  turned(tile: string, degrees: number): string {
    if (degrees === 0) return `url(#${tile})`;
    const id = `${tile}r${degrees}`;
    if (!this.turns.has(id)) {
      this.turns.add(id);
      this.defs.push(`<pattern id="${id}" href="#${tile}" patternTransform="rotate(${degrees})"/>`);
    }
    return `url(#${id})`;
  }

  /** Draws inside a kept shape only. */
  within(shape: string, draw: () => void): void {
    const id = this.id();
    this.defs.push(`<clipPath id="${id}"><use href="#${shape}"/></clipPath>`);
    this.put(`<g clip-path="url(#${id})">`);
    draw();
    this.put('</g>');
  }

  group(attributes: string, draw: () => void): void {
    this.put(`<g ${attributes}>`);
    draw();
    this.put('</g>');
  }

  /** An inked line: pressure swells in the middle, and the hand trembles a little. */
  ink(
    points: readonly Point[],
    weight = 3.4,
    options: { pressure?: Pressure; colour?: string; opacity?: number } = {},
  ) {
    if (points.length < 2) return;
    const { pressure = STEADY, colour = INK, opacity = 0.9 } = options;
    const swell = this.random.between(0.75, 1.2);
    const line = points.length < 4 ? resample(points, 5) : points;
    this.stroked(stroke(line, weight * swell, pressure), colour, opacity);
  }

  /** A soft brush mark, for folds and shadows. */
  brush(
    points: readonly Point[],
    width: number,
    colour: string,
    opacity: number,
    pressure: Pressure = TAPERED,
  ): void {
    const line = points.length < 4 ? resample(points, 4) : points;
    this.stroked(stroke(line, width, pressure), colour, opacity);
  }

  /** Strokes of one colour that follow each other are one path: all run round the same way, so none cuts another. */
  private stroked(path: string, colour: string, opacity: number): void {
    const tail = `" fill="${colour}"${opacity < 1 ? ` fill-opacity="${round(opacity)}"` : ''}/>`;
    const before = this.marks.at(-1);
    const joins = colour.startsWith('#') && before === this.lastStroke && before?.endsWith(tail);
    const mark = joins ? `${before?.slice(0, -tail.length)}${path}${tail}` : `<path d="${path}${tail}`;
    if (joins) this.marks[this.marks.length - 1] = mark;
    else this.marks.push(mark);
    this.lastStroke = mark;
  }

  /** A number within `amount` of 0. */
  jitter(amount: number): number {
    return this.random.between(-amount, amount);
  }

  toSvg(width: number, height: number, title: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><title>${escapeXml(title)}</title><defs>${this.defs.join('')}</defs>${this.marks.join('')}</svg>`;
  }
}

const round = (value: number) => Math.round(value * 100) / 100;
const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
