import PDFDocument from 'pdfkit';
import { INK } from '../../../kernel/pdf/palette.js';
import { streamToBuffer } from '../../../kernel/pdf/stream-to-buffer.js';
import { type Style, Typefaces } from '../../../kernel/pdf/typefaces.js';
import { Typesetter } from '../../../kernel/pdf/typesetter.js';
import type { Edition } from '../edition.js';
import { drawChapter } from './draw-chapter.js';
import { drawCover } from './draw-cover.js';
import { drawGlance } from './draw-glance.js';
import { CONTENT, type Drawing, heading, MARGIN, startPage } from './page-layout.js';

/** What a worker is told to draw. */
export interface ReportOrder {
  edition: Edition;
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** The report as a PDF of A4 pages with real text and charts drawn as lines; the same edition is the same file. */
export async function drawReport({ edition, pictures }: ReportOrder): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: edition.locale,
    displayTitle: true,
    info: {
      Title: edition.title,
      Author: 'Toile',
      Subject: edition.summary,
      CreationDate: new Date(edition.publishedAt),
    },
  });
  const done = streamToBuffer(pdf);
  const faces = await Typefaces.for(textsOf(edition));
  for (const [name, font] of faces.fonts) pdf.registerFont(name, font);
  const drawing: Drawing = { pdf, type: new Typesetter(pdf, faces), edition, pictures };
  drawCover(drawing);
  drawGlance(drawing);
  for (const chapter of edition.chapters) drawChapter(drawing, chapter);
  drawMethod(drawing);
  pdf.end();
  return done;
}

/** What is set in each style: Chinese faces are cut to the signs they need, so nothing is asked for in vain. */
function textsOf(edition: Edition): Map<Style, string> {
  const { title, summary, about, contents, glance, chapters } = edition;
  const display = [title, ...contents.map((part) => part.title), ...glance.map((row) => row.value)];
  const note = [summary, about, ...chapters.map((chapter) => chapter.lead)];
  return new Map<Style, string>([
    ['display', display.join('\n')],
    ['note', note.join('\n')],
    // Numbers of pages and changes are written while they are drawn.
    ['text', `${JSON.stringify(edition, null, 1)}TOILE 0123456789.,%·+-\u00a0\u202f`],
  ]);
}

function drawMethod(drawing: Drawing): void {
  const { edition, type } = drawing;
  let y = heading(drawing, edition.contents.at(-1)?.title ?? '', startPage(drawing));
  const text = { style: 'text', size: 9.5, colour: INK, width: 420, leading: 1.55 } as const;
  for (const paragraph of edition.method)
    y = type.draw(paragraph, MARGIN, Math.min(y, CONTENT.bottom), text) + 10;
}
