import { CAPTION_HEIGHT, NOTE_TEXT } from '@toile/contracts';
import { ACCENT, INK, SOFT } from '../../../kernel/pdf/palette.js';
import {
  hex,
  jpegData,
  newPptx,
  type PptxSlide,
  printable,
  SANS,
  SERIF,
  SLIDE,
  titleSize,
} from '../../../kernel/slides/pptx.js';
import {
  type BoardDocument,
  type DocumentCard,
  type DocumentLook,
  type DrawRequest,
  type LookPage,
  pagesOf,
} from './board-document.js';
import { type CanvasPage, canvasPagesOf, onPaper } from './canvas-pages.js';
import { gridFor } from './page-grids.js';

/** Inches. */
const MARGIN = 0.6;
const TOP = { plain: 0.5, section: 1.05 } as const;
const BOTTOM = 7.1;
const GUTTER = 0.25;
const RATIO = 1.5;

/** The board as PowerPoint: a cover, slides of looks whose pictures and words can be moved, credits with the notes in full. */
export async function writeBoard(order: DrawRequest, onPage: (pages: number) => void): Promise<Uint8Array> {
  const document = printable(order.document);
  const pptx = newPptx(document.title);
  pptx.subject = document.eyebrow;
  cover(pptx.addSlide(), document, order.pictures[document.cover] ?? null);
  if (document.lies)
    for (const [index, page] of canvasPagesOf(document).entries()) {
      drawCanvas(pptx.addSlide(), page, order.pictures);
      onPage(index + 1);
    }
  else
    for (const [index, page] of pagesOf(document).entries()) {
      drawLooks(pptx.addSlide(), page, document, order.pictures);
      onPage(index + 1);
    }
  return (await pptx.write({ outputType: 'uint8array' })) as Uint8Array;
}

function cover(slide: PptxSlide, document: BoardDocument, picture: Uint8Array | null): void {
  const { title, eyebrow, description, lines, empty, looks } = document;
  const high = SLIDE.height - 2 * MARGIN;
  const wide = SLIDE.width - 3 * MARGIN - high / RATIO;
  if (picture)
    place(slide, picture, { x: SLIDE.width - MARGIN - high / RATIO, y: MARGIN, w: high / RATIO }, title);
  const text = { x: MARGIN, w: wide, fontFace: SANS, margin: 0 };
  slide.addText(eyebrow.toUpperCase(), {
    ...text,
    y: 1.1,
    h: 0.3,
    fontSize: 10,
    color: hex(SOFT),
    charSpacing: 2,
  });
  slide.addText(title, {
    ...text,
    y: 1.5,
    h: 2.4,
    fontFace: SERIF,
    fontSize: titleSize(title, wide, 2.4),
    color: hex(INK),
    valign: 'top',
    fit: 'shrink',
  });
  const below = [description, ...lines, ...(looks.length === 0 ? [empty] : [])].filter(Boolean);
  slide.addText(below.map(paragraph), {
    ...text,
    y: 4.2,
    h: 2,
    fontSize: 12,
    color: hex(SOFT),
    valign: 'top',
  });
}

function drawLooks(
  slide: PptxSlide,
  { section, looks }: LookPage,
  { looksPerPage }: BoardDocument,
  pictures: DrawRequest['pictures'],
): void {
  const grid = gridFor(looksPerPage);
  const top = section ? TOP.section : TOP.plain;
  if (section)
    slide.addText(section, {
      x: MARGIN,
      y: 0.35,
      w: SLIDE.width - 2 * MARGIN,
      h: 0.5,
      margin: 0,
      fontFace: SERIF,
      fontSize: 20,
      color: hex(INK),
      fit: 'shrink',
    });
  const wide = (SLIDE.width - 2 * MARGIN - GUTTER * (grid.columns - 1)) / grid.columns;
  const high = (BOTTOM - top - GUTTER * (grid.rows - 1)) / grid.rows;
  const isBeside = grid.captions === 'beside';
  const caption = 0.95 - 0.1 * grid.rows;
  const w = isBeside ? Math.min(wide * 0.62, high / RATIO) : Math.min(wide, (high - caption) / RATIO);
  for (const [index, { look, at }] of looks.entries()) {
    const x = MARGIN + (index % grid.columns) * (wide + GUTTER);
    // A single row stands a little above the middle.
    const above = grid.rows === 1 && !isBeside ? Math.max(0, high - w * RATIO - caption) * 0.4 : 0;
    const y = top + above + Math.floor(index / grid.columns) * (high + GUTTER);
    const picture = pictures[at];
    if (look.card && look.card.kind !== 'picture') {
      writePaper(slide, look.card, { x, y, w, h: w * RATIO }, 12);
      continue;
    }
    if (picture) place(slide, picture, { x, y, w }, creditOf(look));
    const box = isBeside
      ? { x: x + w + 0.2, y, w: wide - w - 0.2, h: w * RATIO }
      : { x, y: y + w * RATIO + 0.05, w, h: caption - 0.1 };
    const size = isBeside && grid.columns === 1 ? 14 : Math.max(7, grid.text);
    slide.addText(
      [
        { text: `${at + 1}  `, options: { fontSize: size, color: hex(ACCENT) } },
        {
          text: look.title,
          options: { fontSize: size + 3, fontFace: SERIF, color: hex(INK), breakLine: true },
        },
        ...look.facts.map((fact) => ({
          text: fact,
          options: { fontSize: size, color: hex(SOFT), breakLine: true },
        })),
        ...(look.note
          ? [
              {
                text: look.note,
                options: { fontSize: size + 1, fontFace: SERIF, italic: true, color: hex(INK) },
              },
            ]
          : []),
      ],
      { ...box, margin: 0, fontFace: SANS, valign: 'top', fit: 'shrink' },
    );
  }
  // Whoever presents has the credits and the notes in full, also of pictures that are not there.
  slide.addNotes(
    looks
      .map(({ look, at }) => [`${at + 1}. ${creditOf(look)}`, look.note].filter(Boolean).join('\n'))
      .join('\n'),
  );
}

/** Where everything lies, each thing one that can be moved; credits stand in the notes. */
function drawCanvas(slide: PptxSlide, page: CanvasPage, pictures: DrawRequest['pictures']): void {
  const content = { x: MARGIN, y: 0.4, width: SLIDE.width - 2 * MARGIN, height: SLIDE.height - 0.8 };
  for (const one of page.lying) {
    const { look, at } = one;
    const { x, y, width: w, height, unit } = onPaper(page, one, content);
    if (look.card && look.card.kind !== 'picture') {
      writePaper(slide, look.card, { x, y, w, h: height }, Math.max(5, NOTE_TEXT.size * unit * 72));
      continue;
    }
    const caption = CAPTION_HEIGHT * unit;
    const picture = pictures[at];
    if (picture)
      slide.addImage({
        data: jpegData(picture),
        x,
        y,
        w,
        h: height - caption,
        altText: creditOf(look).slice(0, 250),
      });
    slide.addText(`${at + 1}  ${creditOf(look)}`, {
      x,
      y: y + height - caption,
      w,
      h: caption,
      margin: 0,
      fontFace: SANS,
      fontSize: Math.max(5, 10 * unit * 72),
      color: hex(SOFT),
      fit: 'shrink',
    });
  }
  slide.addNotes(
    page.lying
      .toSorted((a, b) => a.at - b.at)
      .map(({ look, at }) =>
        [`${at + 1}. ${creditOf(look)}`, look.card?.text ?? look.note].filter(Boolean).join('\n'),
      )
      .join('\n'),
  );
}

/** A note or a link on its paper. */
function writePaper(
  slide: PptxSlide,
  { text, colour, url }: DocumentCard,
  box: { x: number; y: number; w: number; h: number },
  fontSize: number,
): void {
  slide.addText([{ text: text || ' ', options: url ? { hyperlink: { url } } : {} }], {
    ...box,
    margin: fontSize,
    fill: { color: hex(colour) },
    fontFace: SERIF,
    fontSize,
    color: hex(INK),
    valign: 'top',
    fit: 'shrink',
  });
}

const creditOf = ({ title, facts }: DocumentLook) => [title, ...facts].filter(Boolean).join(', ');
const paragraph = (text: string) => ({ text, options: { breakLine: true } });

/** A picture of a look, which stands 2 to 3; its top is kept. */
function place(
  slide: PptxSlide,
  picture: Uint8Array,
  at: { x: number; y: number; w: number },
  altText: string,
) {
  slide.addImage({ data: jpegData(picture), ...at, h: at.w * RATIO, altText: altText.slice(0, 250) });
}
