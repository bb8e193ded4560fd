import { ACCENT, INK, SOFT } from '../../../kernel/pdf/palette.js';
import type { Typesetter } from '../../../kernel/pdf/typesetter.js';
import type { BoardDocument, DocumentLook } from './board-document.js';
import { CONTENT } from './page-measures.js';

const COLUMNS = 3;
const GUTTER = 30;
const WIDTH = (CONTENT.width - GUTTER * (COLUMNS - 1)) / COLUMNS;
const INDENT = 26;
const HEADING = 54;
const SPACE = 12;

const title = { style: 'display', size: 11, width: WIDTH - INDENT, leading: 1.2, colour: INK } as const;
const fact = { style: 'text', size: 7.5, width: WIDTH - INDENT, colour: SOFT } as const;
const note = { style: 'note', size: 8.5, width: WIDTH - INDENT, colour: INK } as const;
const number = { style: 'text', size: 7.5, width: INDENT, colour: ACCENT, lines: 1 } as const;

/** Every look with its credit and its whole note, in columns that fill one after the other. */
export function drawCredits(type: Typesetter, document: BoardDocument, startPage: () => void): void {
  const bottom = CONTENT.y + CONTENT.height;
  let [column, y] = [COLUMNS, 0];
  for (const [index, look] of document.looks.entries()) {
    // What stands on a paper is read there.
    if (look.card?.kind === 'note' && look.note === null) continue;
    if (column < COLUMNS && y + heightOf(type, look) > bottom) {
      column += 1;
      y = CONTENT.y + HEADING;
    }
    if (column === COLUMNS) {
      startPage();
      type.draw(document.credits, CONTENT.x, CONTENT.y, {
        style: 'display',
        size: 24,
        width: CONTENT.width,
        colour: INK,
      });
      [column, y] = [0, CONTENT.y + HEADING];
    }
    const x = CONTENT.x + column * (WIDTH + GUTTER);
    type.draw(String(index + 1), x, y + 3, number);
    y = type.draw(look.title, x + INDENT, y, title);
    for (const line of look.facts) y = type.draw(line, x + INDENT, y, fact);
    if (look.note) y = type.draw(look.note, x + INDENT, y + 2, note);
    y += SPACE;
  }
}

function heightOf(type: Typesetter, look: DocumentLook): number {
  const facts = look.facts.reduce((sum, line) => sum + type.height(line, fact), 0);
  return type.height(look.title, title) + facts + (look.note ? type.height(look.note, note) + 2 : 0);
}
