import { ACCENT, FAINT, INK, SOFT } from '../../../kernel/pdf/palette.js';
import type { RenderedRow } from '../../figures/index.js';
import { BOTTOM, type Drawing, MARGIN, WIDTH } from './page-layout.js';

const COLUMNS = 6;
const GAP = 10;
const PICTURE = {
  width: (WIDTH - (COLUMNS - 1) * GAP) / COLUMNS,
  height: ((WIDTH - (COLUMNS - 1) * GAP) / COLUMNS) * 1.5,
};
/** Two lines of name and one of numbers. */
const TEXT = 42;
const LINE = PICTURE.height + TEXT;

/** As much as so many looks take. */
export const heightOfLooks = (count: number): number => Math.ceil(count / COLUMNS) * LINE;

/** Looks as pictures in the order of their ranking, each with its name and its number. @param pictures as JPEG, by filename */
export function drawLooks(
  drawing: Drawing,
  rows: readonly RenderedRow[],
  pictures: ReadonlyMap<string, Uint8Array>,
): void {
  const { pdf, type } = drawing;
  for (let at = 0; at < rows.length; at += COLUMNS) {
    if (drawing.y + LINE > BOTTOM) drawing.nextPage();
    for (const [place, row] of rows.slice(at, at + COLUMNS).entries()) {
      const x = MARGIN + place * (PICTURE.width + GAP);
      const y = drawing.y + 6;
      pdf.rect(x, y, PICTURE.width, PICTURE.height).fill(FAINT);
      const picture = pictures.get(row.picture ?? '');
      if (picture) {
        pdf.save().rect(x, y, PICTURE.width, PICTURE.height).clip();
        pdf.image(Buffer.from(picture), x, y, { cover: [PICTURE.width, PICTURE.height], align: 'center' });
        pdf.restore();
      }
      const small = { style: 'text', size: 7, width: PICTURE.width, leading: 1.25 } as const;
      const below = type.draw(`${at + place + 1}  ${row.label}`, x, y + PICTURE.height + 4, {
        ...small,
        colour: INK,
        lines: 2,
      });
      const number = [row.value, row.note && `(${row.note})`].filter(Boolean).join(' ');
      type.draw(number, x, below + 1, { ...small, colour: row.note ? SOFT : ACCENT, lines: 1 });
    }
    drawing.y += LINE;
  }
}
