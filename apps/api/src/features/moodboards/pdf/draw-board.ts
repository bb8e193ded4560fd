import PDFDocument from 'pdfkit';
import { INK, SOFT } from '../../../kernel/pdf/palette.js';
import { streamToBuffer } from '../../../kernel/pdf/stream-to-buffer.js';
import { type Style, Typefaces } from '../../../kernel/pdf/typefaces.js';
import { type Pdf, Typesetter } from '../../../kernel/pdf/typesetter.js';
import { type BoardDocument, type DocumentLook, type DrawRequest, pagesOf } from './board-document.js';
import { canvasPagesOf, onPaper } from './canvas-pages.js';
import { drawLying } from './draw-card.js';
import { drawCover } from './draw-cover.js';
import { drawCredits } from './draw-credits.js';
import { drawLook } from './draw-look.js';
import { gridFor } from './page-grids.js';
import { CONTENT, PAGE } from './page-measures.js';

const GUTTER = 22;

/**
 * The board as a PDF of A4 landscape pages: a cover, the looks, and credits with the notes in full. `onPage` hears how
 * many pages of looks are drawn.
 */
export async function drawBoard(order: DrawRequest, onPage: (pages: number) => void): Promise<Buffer> {
  const { document, pictures } = order;
  const pdf = openDocument(document);
  const done = streamToBuffer(pdf);
  const faces = await Typefaces.for(textsOf(document));
  for (const [name, font] of faces.fonts) pdf.registerFont(name, font);
  const type = new Typesetter(pdf, faces);
  drawCover(pdf, type, document, pictures[document.cover] ?? null);
  if (document.lies) drawCanvas(pdf, type, order, onPage);
  else drawGrid(pdf, type, order, onPage);
  drawCredits(type, document, () => startPage(pdf, type, document));
  pdf.end();
  return done;
}

/** What lies freely, where it lies. */
function drawCanvas(
  pdf: Pdf,
  type: Typesetter,
  { document, pictures }: DrawRequest,
  onPage: (pages: number) => void,
) {
  for (const [index, page] of canvasPagesOf(document).entries()) {
    startPage(pdf, type, document);
    for (const one of page.lying) {
      const { look, at } = one;
      const numbered = { look, picture: pictures[at] ?? null, number: at + 1 };
      drawLying(pdf, type, numbered, onPaper(page, one, CONTENT));
    }
    onPage(index + 1);
  }
}

/** Looks in cells, so many a page. */
function drawGrid(
  pdf: Pdf,
  type: Typesetter,
  { document, pictures }: DrawRequest,
  onPage: (pages: number) => void,
) {
  const grid = gridFor(document.looksPerPage);
  const cell = {
    width: (CONTENT.width - GUTTER * (grid.columns - 1)) / grid.columns,
    height: (CONTENT.height - GUTTER * (grid.rows - 1)) / grid.rows,
  };
  for (const [page, { section, looks }] of pagesOf(document).entries()) {
    startPage(pdf, type, document);
    if (section)
      type.draw(section, CONTENT.x, 15, {
        style: 'display',
        size: 16,
        width: CONTENT.width,
        colour: INK,
        lines: 1,
      });
    for (const [index, { look, at }] of looks.entries()) {
      const place = {
        x: CONTENT.x + (index % grid.columns) * (cell.width + GUTTER),
        y: CONTENT.y + Math.floor(index / grid.columns) * (cell.height + GUTTER),
      };
      const picture = pictures[at] ?? null;
      drawLook({ pdf, type, grid }, { look, picture, number: at + 1 }, { ...place, ...cell });
    }
    onPage(page + 1);
  }
}

function openDocument({ title, changedAt, eyebrow, language }: BoardDocument): Pdf {
  return new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    autoFirstPage: false,
    lang: language,
    displayTitle: true,
    // The day of the last change, so that the same board is the same file.
    info: { Title: title, Author: 'Toile', Subject: eyebrow, CreationDate: new Date(changedAt) },
  });
}

/** A page with its foot: the board on the left, the page on the right. */
function startPage(pdf: Pdf, type: Typesetter, { title }: BoardDocument): void {
  pdf.addPage();
  const foot = { style: 'text', size: 7, colour: SOFT, width: CONTENT.width - 60, lines: 1 } as const;
  const number = String(pdf.bufferedPageRange().start + pdf.bufferedPageRange().count);
  type.draw(title, CONTENT.x, PAGE.height - 30, foot);
  type.draw(number, CONTENT.x + CONTENT.width - type.width(number, foot), PAGE.height - 30, foot);
}

function textsOf({
  title,
  eyebrow,
  description,
  lines,
  credits,
  empty,
  looks,
}: BoardDocument): Map<Style, string> {
  const all = (pick: (look: DocumentLook) => string) => looks.map(pick).join('\n');
  // Below what lies freely stands whose it is, in small letters.
  const titles = all((look) => (look.box ? look.title : ''));
  const facts = all((look) => look.facts.join('\n'));
  return new Map<Style, string>([
    ['display', [title, credits, all((look) => look.title), all((look) => look.section)].join('\n')],
    ['note', [empty, all((look) => look.note ?? ''), all((look) => look.card?.text ?? '')].join('\n')],
    ['text', ['TOILE0123456789 ', title, eyebrow, description, ...lines, facts, titles].join('\n')],
  ]);
}
