import PDFDocument from 'pdfkit';
import { INK, SOFT } from '../../../kernel/pdf/palette.js';
import { streamToBuffer } from '../../../kernel/pdf/stream-to-buffer.js';
import { type Style, Typefaces } from '../../../kernel/pdf/typefaces.js';
import { type Pdf, Typesetter } from '../../../kernel/pdf/typesetter.js';
import type { RenderedFigure } from '../../figures/index.js';
import { drawFigure } from './draw-figure.js';
import { BOTTOM, type Drawing, MARGIN, PAGE, rule, TOP, WIDTH } from './page-layout.js';

/** A page of the dashboard as it is printed: everything that is drawn, in words. */
export interface PageDocument {
  locale: string;
  title: string;
  /** Filters of the whole page. */
  filters: string;
  /** When it was made. */
  made: string;
  figures: (RenderedFigure & { receipt: string })[];
}

/** The page as a PDF of A4 pages: real text, tables, bars drawn as shapes, and looks as pictures. @param pictures as JPEG, by filename */
export async function drawPage(
  order: PageDocument,
  pictures: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: order.locale,
    displayTitle: true,
    info: { Title: `${order.title} – Toile`, Author: 'Toile', Subject: order.filters },
  });
  const done = streamToBuffer(pdf);
  const words = `${JSON.stringify(order, null, 1)}TOILE 0123456789.%·/`;
  const faces = await Typefaces.for(
    new Map<Style, string>((['display', 'text'] as const).map((style) => [style, words])),
  );
  for (const [name, font] of faces.fonts) pdf.registerFont(name, font);
  const type = new Typesetter(pdf, faces);
  let number = 0;
  const drawing: Drawing = {
    pdf,
    type,
    y: TOP,
    nextPage: () => {
      number += 1;
      drawing.y = startPage(pdf, type, order, number);
    },
  };
  drawing.nextPage();
  drawHead(drawing, order);
  for (const figure of order.figures) drawFigure(drawing, figure, pictures);
  pdf.end();
  return done;
}

/** Name and filters on every page: a page alone still says what it is of. */
function startPage(pdf: Pdf, type: Typesetter, order: PageDocument, number: number): number {
  pdf.addPage();
  const small = { style: 'text', size: 7.5, colour: SOFT, lines: 1 } as const;
  type.draw('TOILE', MARGIN, 32, { ...small, colour: INK, width: 60 });
  type.draw(`${order.title} · ${order.filters}`, MARGIN + 60, 32, { ...small, width: WIDTH - 60 });
  rule(pdf, 48);
  const foot = { ...small, width: WIDTH - 40 };
  type.draw(order.made, MARGIN, BOTTOM + 18, foot);
  const page = String(number);
  type.draw(page, PAGE.width - MARGIN - type.width(page, small), BOTTOM + 18, foot);
  return TOP;
}

function drawHead(drawing: Drawing, { title, filters }: PageDocument): void {
  const { type } = drawing;
  const display = { style: 'display', size: 30, colour: INK, width: WIDTH, leading: 1.1 } as const;
  drawing.y = type.draw(title, MARGIN, drawing.y, display) + 6;
  const text = { style: 'text', size: 10, colour: INK, width: WIDTH, leading: 1.45 } as const;
  drawing.y = type.draw(filters, MARGIN, drawing.y, text) + 22;
}
