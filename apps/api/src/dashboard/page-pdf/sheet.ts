import type { Pdf, Typesetter } from '../../pdf/typesetter.js';

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 44;
export const WIDTH = PAGE.width - 2 * MARGIN;
export const TOP = 66;
export const BOTTOM = PAGE.height - 62;

export const INK = '#17161a';
export const SOFT = '#6b6a70';
export const FAINT = '#dcd8d2';
export const ACCENT = '#8d1a2f';

/** Where the next thing stands, and how to go on to another sheet. */
export interface Drawing {
  pdf: Pdf;
  type: Typesetter;
  y: number;
  nextSheet(): void;
}

export function rule(pdf: Pdf, y: number, colour: string = FAINT): void {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(PAGE.width - MARGIN, y)
    .lineWidth(0.5)
    .strokeColor(colour)
    .stroke();
}
