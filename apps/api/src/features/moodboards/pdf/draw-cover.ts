import { ACCENT, INK, SOFT } from '../../../kernel/pdf/palette.js';
import type { Pdf, Typesetter } from '../../../kernel/pdf/typesetter.js';
import type { BoardDocument } from './board-document.js';
import { type Box, CONTENT, PAGE } from './page-measures.js';
import { placePicture } from './place-picture.js';

/** Looks stand two to three. */
const PICTURE_WIDTH = (PAGE.height * 2) / 3;
const SWATCHES = 12;
const SIZES = [58, 46, 36, 28, 22];

/** The first look over the whole height, beside it the name, the facts and the colours of the board. */
export function drawCover(
  pdf: Pdf,
  type: Typesetter,
  document: BoardDocument,
  picture: Uint8Array | null,
): void {
  pdf.addPage();
  const width = PAGE.width - PICTURE_WIDTH - CONTENT.x * 2;
  const box = { x: PAGE.width - PICTURE_WIDTH, y: 0, width: PICTURE_WIDTH, height: PAGE.height };
  placePicture(pdf, picture, box);
  if (document.looks.length === 0) drawEmpty(type, document.empty, box);
  const text = { style: 'text', size: 9, width } as const;
  type.draw('T O I L E', CONTENT.x, CONTENT.y, { ...text, colour: INK });
  // The largest that leaves the name on four lines; a name is never cut.
  const title = SIZES.map((size) => ({ style: 'display', size, width, leading: 1.08, colour: INK }) as const);
  const setting = title.find((one) => type.lines(document.title, one).length <= 4) ?? title.at(-1);
  const height = setting ? type.height(document.title, setting) : 0;
  const top = Math.max(CONTENT.y + 60, PAGE.height * 0.46 - height / 2);
  type.draw(document.eyebrow, CONTENT.x, top - 26, { ...text, colour: ACCENT });
  let y = setting ? type.draw(document.title, CONTENT.x, top, setting) + 16 : top;
  if (document.description)
    y = type.draw(document.description, CONTENT.x, y, { ...text, size: 11, colour: INK, leading: 1.5 }) + 12;
  for (const line of document.lines)
    y = type.draw(line, CONTENT.x, y, { ...text, colour: SOFT, leading: 1.6 });
  drawColours(pdf, document, width);
}

function drawEmpty(type: Typesetter, text: string, { x, y, width, height }: Box): void {
  const note = { style: 'note', size: 15, colour: SOFT } as const;
  const own = Math.min(type.width(text, note), width - CONTENT.x * 2);
  type.draw(text, x + (width - own) / 2, y + height * 0.46, { ...note, width: own + 1 });
}

/** The colours the board has most of. */
function drawColours(pdf: Pdf, { looks }: BoardDocument, width: number): void {
  const counts = new Map<string, number>();
  for (const { colours } of looks)
    for (const [place, colour] of colours.slice(0, 3).entries())
      if (/^#[0-9a-f]{6}$/i.test(colour)) counts.set(colour, (counts.get(colour) ?? 0) + 3 - place);
  const most = [...counts].sort((a, b) => b[1] - a[1]).slice(0, SWATCHES);
  const side = width / SWATCHES;
  for (const [index, [colour]] of most.entries())
    pdf.rect(CONTENT.x + index * side, PAGE.height - 52 - side, side, side).fill(colour);
}
