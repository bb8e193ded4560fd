import PDFDocument from 'pdfkit';
import type { DemoReport } from './reports.js';

const INK = '#17161a';
const ACCENT = '#8d1a2f';
const MARGIN = 56;
const BAR_WIDTH = 300;

/** The report as a PDF of A4 pages: a cover, then a chapter a page with its shares as bars. */
export function drawReport({ doc, chapters }: DemoReport): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: {
      Title: doc.title,
      Author: 'Toile',
      Subject: doc.summary,
      // Its own day, so that the same report is the same file.
      CreationDate: new Date(doc.published_at),
    },
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  cover(pdf, doc);
  for (const chapter of chapters) drawChapter(pdf, chapter);
  pdf.end();
  return done;
}

type Pdf = InstanceType<typeof PDFDocument>;

function cover(pdf: Pdf, doc: DemoReport['doc']): void {
  pdf.rect(0, 0, pdf.page.width, 8).fill(ACCENT);
  pdf.fillColor(INK).font('Times-Roman').fontSize(13).text('TOILE', MARGIN, 90, { characterSpacing: 6 });
  pdf.fontSize(34).text(doc.title, MARGIN, 260, { width: 440 });
  pdf.moveDown().font('Times-Italic').fontSize(14).text(doc.summary, { width: 400 });
  pdf
    .font('Times-Roman')
    .fontSize(10)
    .text(`${doc.type} report · ${doc.published_at.slice(0, 10)}`, MARGIN, 740);
  pdf.text('Houses and models are invented for this demonstration.', MARGIN, 756);
}

function drawChapter(pdf: Pdf, { title, text, rows }: DemoReport['chapters'][number]): void {
  pdf.addPage();
  pdf.fillColor(INK).font('Times-Roman').fontSize(26).text(title, MARGIN, 90);
  pdf.moveDown(0.5).fontSize(12).text(text, { width: 440 });
  const most = Math.max(0.01, ...rows.map((row) => row.share));
  for (const [index, { label, share }] of rows.entries()) {
    const y = 200 + index * 34;
    pdf.fillColor(INK).fontSize(11).text(label, MARGIN, y, { width: 140, lineBreak: false });
    pdf.rect(MARGIN + 150, y, (BAR_WIDTH * share) / most, 12).fill(ACCENT);
    pdf
      .fillColor(INK)
      .fontSize(10)
      .text(`${(share * 100).toFixed(1)} %`, MARGIN + 160 + (BAR_WIDTH * share) / most, y);
  }
}
