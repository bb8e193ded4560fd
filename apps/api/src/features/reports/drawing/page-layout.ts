import { drawDirection } from '../../../kernel/pdf/draw-direction.js';
import { FAINT, INK, SOFT } from '../../../kernel/pdf/palette.js';
import type { Pdf, Typesetter } from '../../../kernel/pdf/typesetter.js';
import type { Edition, GlanceRow } from '../edition.js';

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 48;
export const CONTENT = { x: MARGIN, y: 84, width: PAGE.width - 2 * MARGIN, bottom: PAGE.height - 72 };

export const CANVAS = '#f3f0eb';

/** What every part of a report is drawn with. `pictures` by file name, JPEG. */
export interface Drawing {
  pdf: Pdf;
  type: Typesetter;
  edition: Edition;
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** A page with its head and foot; gives where its title may begin. */
export function startPage({ pdf, type, edition }: Drawing): number {
  pdf.addPage();
  const small = { style: 'text', size: 7.5, colour: SOFT, width: CONTENT.width - 60, lines: 1 } as const;
  type.draw('TOILE', MARGIN, 36, { ...small, colour: INK });
  const kind = `${edition.kind} · ${edition.day}`;
  type.draw(kind, PAGE.width - MARGIN - type.width(kind, small), 36, small);
  rule(pdf, 54, FAINT);
  const number = String(pdf.bufferedPageRange().start + pdf.bufferedPageRange().count);
  type.draw(edition.title, MARGIN, PAGE.height - 44, small);
  type.draw(number, PAGE.width - MARGIN - type.width(number, small), PAGE.height - 44, small);
  return CONTENT.y;
}

/** A title in the display face; gives where the text below it begins. */
export function heading({ type }: Drawing, text: string, y: number): number {
  const setting = { style: 'display', size: 34, colour: INK, width: CONTENT.width, leading: 1.1 } as const;
  return type.draw(text, MARGIN, y, setting) + 18;
}

export function rule(pdf: Pdf, y: number, colour: string): void {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(PAGE.width - MARGIN, y)
    .lineWidth(0.5)
    .strokeColor(colour)
    .stroke();
}

/** Change against a year earlier as a drawn arrow, hollow where it may be chance, and a number: fonts lack the triangles. Ends at `right`. */
export function change(
  { pdf, type, edition }: Drawing,
  { evolution: percent, isUncertain }: Pick<GlanceRow, 'evolution' | 'isUncertain'>,
  right: number,
  y: number,
): void {
  if (percent === null) return;
  const setting = { style: 'text', size: 8, colour: SOFT, width: 80 } as const;
  const text = changeIn(Math.abs(percent), edition.locale);
  const left = right - type.width(text, setting);
  type.draw(text, left, y, setting);
  drawDirection(pdf, percent, left - 9, y + 7.4, isUncertain);
}

/** One digit behind the point, as the language writes it. */
const changeIn = (percent: number, locale: string) =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  } as const).format(percent / 100);
