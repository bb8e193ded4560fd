import { INK, SOFT } from '../../../kernel/pdf/palette.js';
import type { PicturedLook } from '../edition.js';
import { CANVAS, CONTENT, type Drawing, MARGIN } from './page-layout.js';

const COLUMNS = 3;
const GUTTER = 14;
const CAPTION = 34;

/** Pictures in rows of three, each over its name. */
export function drawLooks(
  { pdf, type, pictures }: Drawing,
  looks: readonly PicturedLook[],
  place: { y: number; height: number },
): void {
  const rows = Math.ceil(looks.length / COLUMNS);
  const high = place.height / Math.max(1, rows) - CAPTION - GUTTER;
  const column = (CONTENT.width - GUTTER * (COLUMNS - 1)) / COLUMNS;
  // Two to three, as large as both the column and the page allow.
  const width = Math.min(column, (high * 2) / 3);
  const height = (width * 3) / 2;
  for (const [index, look] of looks.entries()) {
    const x = MARGIN + (index % COLUMNS) * (column + GUTTER);
    const y = place.y + Math.floor(index / COLUMNS) * (height + CAPTION + GUTTER);
    const picture = pictures.get(look.filename);
    pdf.rect(x, y, width, height).fill(CANVAS);
    if (picture) pdf.image(Buffer.from(picture), x, y, { width, height });
    const small = { style: 'text', width: column, lines: 1 } as const;
    type.draw(`${index + 1}. ${look.title}`, x, y + height + 6, { ...small, size: 8.5, colour: INK });
    type.draw(look.detail, x, y + height + 19, { ...small, size: 7.5, colour: SOFT });
  }
}
