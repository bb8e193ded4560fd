import { INK } from '../../../kernel/pdf/palette.js';
import { hex, type PptxSlide, SANS, SLIDE } from '../../../kernel/slides/pptx.js';
import type { RenderedSlideDto } from '../rendering/rendered-slide.dto.js';

/** Inches. */
export const MARGIN = 0.6;
export const WIDTH = SLIDE.width - 2 * MARGIN;
export const BODY = { y: 1.75, height: 4.65 } as const;
export const FOOT = { y: 6.6, height: 0.6 } as const;

/** What somebody wrote beside a drawing takes a third of it. */
export const besides = ({ text: words }: RenderedSlideDto): number => (words ? WIDTH * 0.68 : WIDTH);

/** In the body of a slide, from `y` down. */
export function text(
  page: PptxSlide,
  words: string | null,
  x: number,
  w: number,
  fontSize: number,
  y: number = BODY.y,
): void {
  if (!words) return;
  const h = BODY.y + BODY.height - y;
  page.addText(words, {
    x,
    y,
    w,
    h,
    fontFace: SANS,
    fontSize,
    color: hex(INK),
    valign: 'top',
    fit: 'shrink',
  });
}
