import { colon } from '@toile/i18n/typography';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { ACCENT, INK, SOFT } from '../../../kernel/pdf/palette.js';
import {
  hex,
  jpegData,
  newPptx,
  type Pptx,
  type PptxSlide,
  printable,
  SANS,
  SERIF,
  SLIDE,
  titleSize,
} from '../../../kernel/slides/pptx.js';
import type { Mark, SlideMarkDto } from '../rendering/rendered-slide.dto.js';
import type { DeckCover, DeckDocument, DeckPictures } from './deck-document.js';
import { drawNumbers } from './draw-numbers.js';
import { drawPictures, within } from './draw-pictures.js';
import { FOOT, MARGIN, text, WIDTH } from './slide-layout.js';

const TITLE_HEIGHT = 1.6;

/** The deck as PowerPoint: charts and tables that can be edited, pictures with credits, sources and links. */
export async function writeDeck(
  given: DeckDocument,
  pictures: DeckPictures,
  cover?: DeckCover,
): Promise<Uint8Array> {
  const deck = printable(given);
  const pptx = newPptx(deck.title);
  drawCover(pptx.addSlide(), deck, cover);
  for (const slide of deck.slides) drawSlide(pptx, pptx.addSlide(), slide, deck, pictures);
  return withGaps((await pptx.write({ outputType: 'uint8array' })) as Uint8Array);
}

const EMPTY_POINT = /<c:pt idx="\d+"><c:v><\/c:v><\/c:pt>/g;

/** Where there is no number there is no point: an empty one, as the library writes it, is no number to PowerPoint. */
function withGaps(file: Uint8Array): Uint8Array {
  const parts = unzipSync(file);
  for (const [name, bytes] of Object.entries(parts))
    if (/^ppt\/charts\/chart\d+\.xml$/.test(name))
      parts[name] = strToU8(strFromU8(bytes).replaceAll(EMPTY_POINT, ''));
  return zipSync(parts);
}

/** Its title beside its first picture, which is as high as the slide. */
function drawCover(
  page: PptxSlide,
  { title, made, slides, locale }: DeckDocument,
  cover: DeckCover | undefined,
): void {
  const box = cover && within(cover.picture, SLIDE.width * 0.45, SLIDE.height);
  const w = WIDTH - (box?.w ?? 0);
  const credit = cover ? `${cover.title}${colon(locale)}${cover.credit}` : '';
  if (cover && box)
    page.addImage({
      data: jpegData(cover.picture.data),
      ...box,
      x: SLIDE.width - box.w,
      y: (SLIDE.height - box.h) / 2,
      altText: credit,
    });
  page.addText(title, {
    x: MARGIN,
    y: 2.4,
    w,
    h: TITLE_HEIGHT,
    fontFace: SERIF,
    fontSize: titleSize(title, w, TITLE_HEIGHT),
    color: hex(INK),
    valign: 'bottom',
  });
  page.addText(made, {
    x: MARGIN,
    y: 4.15,
    w,
    h: 0.4,
    fontFace: SANS,
    fontSize: 12,
    color: hex(SOFT),
  });
  if (credit)
    page.addText(credit, {
      x: MARGIN,
      y: FOOT.y,
      w: w - MARGIN,
      h: FOOT.height,
      fontFace: SANS,
      fontSize: 8,
      color: hex(SOFT),
      valign: 'bottom',
      margin: 0,
    });
  page.addNotes([made, ...slides.map((slide, at) => `${at + 2}. ${slide.title}`)].join('\n'));
}

function drawSlide(
  pptx: Pptx,
  page: PptxSlide,
  slide: DeckDocument['slides'][number],
  deck: DeckDocument,
  pictures: DeckPictures,
): void {
  const isText = slide.kind === 'text';
  if (slide.title)
    page.addText(slide.title, {
      x: MARGIN,
      y: isText ? 1.2 : 0.45,
      w: WIDTH,
      h: isText ? 1.2 : 0.7,
      fontFace: SERIF,
      fontSize: isText ? 36 : 26,
      color: hex(INK),
      valign: 'bottom',
      fit: 'shrink',
    });
  if (slide.filters)
    page.addText(slide.filters, {
      x: MARGIN,
      y: 1.15,
      w: WIDTH,
      h: 0.35,
      fontFace: SANS,
      fontSize: 11,
      color: hex(SOFT),
    });
  if (isText) text(page, slide.text, MARGIN, WIDTH, 18, 2.6);
  else if (slide.problem) text(page, slide.problem, MARGIN, WIDTH, 14);
  else if (slide.pictures.length > 0) drawPictures(page, slide, deck, pictures);
  else if (slide.empty) text(page, [slide.text, slide.empty].filter(Boolean).join('\n\n'), MARGIN, WIDTH, 14);
  else drawNumbers(pptx, page, slide);
  foot(page, slide, deck);
}

const SIGNS: Record<Mark, string> = { rose: '▲ ', fell: '▼ ', changed: '', new: '', gone: '', unchanged: '' };

/** What changed since the deck was refreshed before. */
export const marked = ({ kind, text: words }: SlideMarkDto): string => `${SIGNS[kind]}${words}`;

/** Where it is from, as it was known, and a way to see it live; the same in the notes, for whoever presents. */
function foot(
  page: PptxSlide,
  slide: DeckDocument['slides'][number],
  { url, locale, live }: DeckDocument,
): void {
  const address = slide.link ? `${url}/${locale}${slide.link}` : null;
  const marks = slide.refreshed?.marks ?? [];
  const lines = [
    ...slide.notes,
    ...(slide.refreshed ? [slide.refreshed.note] : []),
    ...(slide.source ? [slide.source] : []),
    ...(slide.receipt ? [slide.receipt] : []),
  ];
  if (lines.length > 0 || address)
    page.addText(
      [
        ...(marks.length > 0
          ? [{ text: marks.map(marked).join(' · '), options: { color: hex(ACCENT), breakLine: true } }]
          : []),
        { text: lines.join(' · '), options: { color: hex(SOFT) } },
        ...(address
          ? [{ text: `  ${live}`, options: { color: hex(ACCENT), hyperlink: { url: address } } }]
          : []),
      ],
      {
        x: MARGIN,
        y: FOOT.y,
        w: WIDTH,
        h: FOOT.height,
        fontFace: SANS,
        fontSize: 8,
        valign: 'bottom',
        margin: 0,
      },
    );
  const credits = slide.pictures.map(({ title, credit }) => `${title}${colon(locale)}${credit}`);
  page.addNotes(
    [
      slide.title,
      slide.filters,
      slide.text ?? '',
      ...marks.map(marked),
      ...lines,
      ...(address ? [address] : []),
      ...credits,
    ]
      .filter(Boolean)
      .join('\n'),
  );
}
