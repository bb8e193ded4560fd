import { CAPTION_HEIGHT, NOTE_TEXT } from '@toile/contracts';
import { INK, SOFT } from '../../../kernel/pdf/palette.js';
import type { Pdf, Typesetter } from '../../../kernel/pdf/typesetter.js';
import type { DocumentCard, DocumentLook } from './board-document.js';
import type { Box } from './page-measures.js';
import { placePicture } from './place-picture.js';

/** A note or a link on its paper. @param unit points of a unit of the canvas */
export function drawPaper(pdf: Pdf, type: Typesetter, card: DocumentCard, box: Box, unit: number): void {
  pdf.rect(box.x, box.y, box.width, box.height).fill(card.colour);
  const inside = NOTE_TEXT.padding * unit;
  const size = NOTE_TEXT.size * unit;
  const width = box.width - 2 * inside;
  const lines = Math.max(1, Math.floor((box.height - 2 * inside) / (size * 1.35)));
  type.draw(card.text, box.x + inside, box.y + inside, { style: 'note', size, width, colour: INK, lines });
  if (card.url) pdf.link(box.x, box.y, box.width, box.height, card.url);
}

/** What lies on a canvas, as it lies: a picture with whose it is below, or a paper. */
export function drawLying(
  pdf: Pdf,
  type: Typesetter,
  { look, picture, number }: { look: DocumentLook; picture: Uint8Array | null; number: number },
  { unit, ...box }: Box & { unit: number },
): void {
  if (look.card && look.card.kind !== 'picture') {
    drawPaper(pdf, type, look.card, box, unit);
    return;
  }
  const caption = CAPTION_HEIGHT * unit;
  placePicture(pdf, picture, { ...box, height: box.height - caption });
  const credit = [number, [look.title, ...look.facts.slice(0, 1)].filter(Boolean).join(', ')].join('  ');
  type.draw(credit, box.x, box.y + box.height - caption + 5 * unit, {
    style: 'text',
    size: Math.max(4, 11 * unit),
    width: box.width,
    colour: SOFT,
    lines: 1,
  });
}
