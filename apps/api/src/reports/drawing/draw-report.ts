import PDFDocument from 'pdfkit';
import { collected } from '../../pdf/collected.js';
import { INK } from '../../pdf/palette.js';
import { type Style, Typefaces } from '../../pdf/typefaces.js';
import { Typesetter } from '../../pdf/typesetter.js';
import type { Edition } from '../edition.js';
import { drawChapter } from './draw-chapter.js';
import { drawCover } from './draw-cover.js';
import { drawGlance } from './draw-glance.js';
import { CONTENT, type Drawing, heading, MARGIN, startPage } from './sheet.js';

/** What a worker is told to draw. */
export interface ReportOrder {
  edition: Edition;
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** The report as a PDF of A4 pages with real text and charts drawn as lines; the same edition is the same file. */
export async function drawReport({ edition, pictures }: ReportOrder): Promise<Buffer> {
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: 0, autoFirstPage: false, lang: 'en', displayTitle: true },
    info: {
      ...{ Title: edition.title, Author: 'Toile', Subject: edition.summary },
      CreationDate: new Date(edition.publishedAt),
    },
  });
  const done = collected(pdf);
  const words = `${JSON.stringify(edition)}TOILE Changes are against the same season a year earlier. In this report 0123456789.%·`;
  const faces = await Typefaces.for(
    new Map<Style, string>((['display', 'note', 'text'] as const).map((style) => [style, words])),
  );
  for (const [name, font] of faces.fonts) pdf.registerFont(name, font);
  const drawing: Drawing = { pdf, type: new Typesetter(pdf, faces), edition, pictures };
  drawCover(drawing);
  drawGlance(drawing);
  for (const chapter of edition.chapters) drawChapter(drawing, chapter);
  drawMethod(drawing);
  pdf.end();
  return done;
}

function drawMethod(drawing: Drawing): void {
  const { edition, type } = drawing;
  let y = heading(drawing, edition.contents.at(-1)?.title ?? '', startPage(drawing));
  const text = { style: 'text', size: 9.5, colour: INK, width: 420, leading: 1.55 } as const;
  for (const paragraph of edition.method)
    y = type.draw(paragraph, MARGIN, Math.min(y, CONTENT.bottom), text) + 10;
}
