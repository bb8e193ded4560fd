import { FAINT } from '../../../kernel/pdf/palette.js';
import type { Pdf, Typesetter } from '../../../kernel/pdf/typesetter.js';

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 44;
export const WIDTH = PAGE.width - 2 * MARGIN;
export const TOP = 66;
export const BOTTOM = PAGE.height - 62;

/** Where the next thing stands, and how to go on to another page. */
export interface Drawing {
  pdf: Pdf;
  type: Typesetter;
  y: number;
  nextPage(): void;
}

export function rule(pdf: Pdf, y: number, colour: string = FAINT): void {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(PAGE.width - MARGIN, y)
    .lineWidth(0.5)
    .strokeColor(colour)
    .stroke();
}
