import { blend, deeper } from './colour.js';
import type { Point } from './geometry.js';

export type At = (x: number, y: number) => Point;

export interface Strands {
  base: string;
  dark: string;
  glint: string;
}

export const strandsOf = (colour: string): Strands => ({
  base: colour,
  dark: deeper(colour, 0.55),
  glint: blend(colour, '#e9c79a', 0.38),
});
