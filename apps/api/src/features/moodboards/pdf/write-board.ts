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
} from '../../../kernel/slides/pptx.js';
import {
  type BoardDocument,
  type DocumentLook,
  type DrawRequest,
  type LookPage,
  pagesOf,
} from './board-document.js';
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
    fontSize: 44,
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

const creditOf = ({ title, facts }: DocumentLook) => [title, ...facts].join(', ');
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
