import { ACCENT, INK, SOFT } from '../../../kernel/pdf/palette.js';
import type { Pdf, Typesetter } from '../../../kernel/pdf/typesetter.js';
import type { DocumentLook } from './board-document.js';
import { drawPaper } from './draw-card.js';
import type { PageGrid } from './page-grids.js';
import type { Box } from './page-measures.js';
import { placePicture } from './place-picture.js';

interface Tools {
  pdf: Pdf;
  type: Typesetter;
  grid: PageGrid;
}
interface NumberedLook {
  look: DocumentLook;
  picture: Uint8Array | null;
  number: number;
}

const GAP = 10;
/** Lines a note may take below a picture; all of it stands among the credits. */
const NOTE_LINES_BELOW = 2;
/** Season, city, models, photographer: looks of a page stand on one line whatever they have. */
const FACT_LINES = 3;

/** A look in its cell: picture, number, designer, facts, and what the member wrote. */
export function drawLook(tools: Tools, numbered: NumberedLook, cell: Box): void {
  const { pdf, grid } = tools;
  const { card } = numbered.look;
  if (card && card.kind !== 'picture') {
    const height = grid.captions === 'beside' ? cell.height : Math.min(cell.height, cell.width * 1.5);
    drawPaper(pdf, tools.type, card, { ...cell, height }, grid.columns === 1 ? 1.2 : 0.7);
    return;
  }
  if (grid.captions === 'beside') {
    const width = Math.min((cell.height * 2) / 3, cell.width * 0.62);
    placePicture(pdf, numbered.picture, { ...cell, width, height: width * 1.5 });
    const x = cell.x + width + GAP * (grid.columns === 1 ? 4 : 1);
    drawCaption(tools, numbered, { ...cell, x, width: cell.x + cell.width - x });
    return;
  }
  const caption = grid.title * 1.2 + grid.text * 1.4 * (FACT_LINES + NOTE_LINES_BELOW) + GAP;
  const height = Math.min(cell.height - caption, cell.width * 1.5);
  // A single row stands a little above the middle.
  const top = grid.rows === 1 ? cell.y + Math.max(0, cell.height - height - caption) * 0.45 : cell.y;
  placePicture(pdf, numbered.picture, { ...cell, y: top, width: height / 1.5, height });
  const y = top + height + GAP;
  drawCaption(tools, numbered, { ...cell, y, height: cell.y + cell.height - y });
}

function drawCaption({ type, grid }: Tools, { look, number }: NumberedLook, box: Box): void {
  const text = { style: 'text', size: grid.text, width: box.width } as const;
  const beside = grid.captions === 'beside';
  const heading = {
    style: 'display',
    size: grid.title,
    width: box.width,
    leading: 1.15,
    colour: INK,
  } as const;
  const count = { ...text, colour: ACCENT };
  let y = box.y;
  if (beside) {
    y = type.draw(String(number), box.x, y, count) + 2;
    y = type.draw(look.title, box.x, y, { ...heading, lines: 4 }) + 2;
  } else {
    const indent = type.width(String(number), count) + 6;
    type.draw(String(number), box.x, y + (grid.title - grid.text) * 0.92, count);
    y = type.draw(look.title, box.x + indent, y, { ...heading, width: box.width - indent, lines: 1 }) + 2;
  }
  for (const fact of look.facts)
    y = type.draw(fact, box.x, y, { ...text, colour: SOFT, lines: beside ? 2 : 1 });
  if (!look.note) return;
  const size = grid.columns === 1 ? 15 : grid.text + 1.5;
  const note = { style: 'note', size, width: box.width, colour: INK } as const;
  const gap = size * 0.5;
  const left = Math.floor((box.y + box.height - y - gap) / (size * 1.35));
  const lines = beside ? left : Math.min(left, NOTE_LINES_BELOW);
  if (lines > 0) type.draw(look.note, box.x, y + gap, { ...note, lines });
}
