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
import type { Mark, RenderedSlideDto, SlideMarkDto } from '../rendering/rendered-slide.dto.js';

/** A deck in words, ready to be written. */
export interface DeckDocument {
  locale: string;
  title: string;
  /** By whom and when it was made. */
  made: string;
  /** What the link of a footnote says. */
  live: string;
  /** What a slide says whose figure has no rows. */
  empty: string;
  /** Where the site is. */
  url: string;
  slides: (RenderedSlideDto & { receipt: string | null })[];
}

const MARGIN = 0.6;
const WIDTH = SLIDE.width - 2 * MARGIN;
const BODY = { y: 1.75, height: 4.65 } as const;
const FOOT = { y: 6.6, height: 0.6 } as const;
/** Told apart by lightness as well as by hue. */
const COLOURS = ['8D1A2F', '2B4C7E', 'C99A2E', '5B8C6E', '17161A', 'B56A8A', '7A7A80', '3D8A9B'];
const PICTURE_RATIO = 1.5;
/** The first row on top, as in the table; its types know the other order alone. */
const FROM_THE_TOP = 'maxMin' as 'minMax';

/** The deck as PowerPoint: charts and tables that can be edited, pictures with credits, sources and links. @param pictures as JPEG, by filename */
export async function writeDeck(
  given: DeckDocument,
  pictures: ReadonlyMap<string, { data: Uint8Array; width: number; height: number }>,
): Promise<Uint8Array> {
  const deck = printable(given);
  const pptx = newPptx(deck.title);
  cover(pptx.addSlide(), deck);
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

function cover(page: PptxSlide, { title, made, slides }: DeckDocument): void {
  page.addText(title, {
    x: MARGIN,
    y: 2.4,
    w: WIDTH,
    h: 1.6,
    fontFace: SERIF,
    fontSize: titleSize(title, WIDTH, 1.6),
    color: hex(INK),
    valign: 'bottom',
  });
  page.addText(made, {
    x: MARGIN,
    y: 4.15,
    w: WIDTH,
    h: 0.4,
    fontFace: SANS,
    fontSize: 12,
    color: hex(SOFT),
  });
  page.addNotes([made, ...slides.map((slide, at) => `${at + 2}. ${slide.title}`)].join('\n'));
}

function drawSlide(
  pptx: Pptx,
  page: PptxSlide,
  slide: DeckDocument['slides'][number],
  deck: DeckDocument,
  pictures: Parameters<typeof writeDeck>[1],
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
  else if (isBare(slide))
    text(page, [slide.text, deck.empty].filter(Boolean).join('\n\n'), MARGIN, WIDTH, 14);
  else drawNumbers(pptx, page, slide);
  foot(page, slide, deck);
}

/** Of a figure or a question that has nothing to show. */
export const isBare = ({ kind, rows, pictures, problem }: RenderedSlideDto): boolean =>
  (kind === 'figure' || kind === 'question') && rows.length + pictures.length === 0 && problem === null;

/** What somebody wrote beside a drawing takes a third of it. */
const besides = ({ text: words }: RenderedSlideDto): number => (words ? WIDTH * 0.68 : WIDTH);

function text(
  page: PptxSlide,
  words: string | null,
  x: number,
  w: number,
  fontSize: number,
  y: number = BODY.y,
): void {
  if (!words) return;
  const h = BODY.y + BODY.height - y;
  page.addText(words, {
    x,
    y,
    w,
    h,
    fontFace: SANS,
    fontSize,
    color: hex(INK),
    valign: 'top',
    fit: 'shrink',
  });
}

function drawNumbers(pptx: Pptx, page: PptxSlide, slide: RenderedSlideDto): void {
  const { chart, head, rows } = slide;
  const width = besides(slide);
  const isBoth = chart !== null && rows.length > 0;
  const chartWidth = isBoth ? width * 0.56 : width;
  if (chart) drawChart(pptx, page, chart, slide.title, chartWidth - 0.2);
  if (rows.length > 0)
    drawTable(page, head, rows, isBoth ? MARGIN + chartWidth : MARGIN, isBoth ? width - chartWidth : width);
  text(page, slide.text, MARGIN + width + 0.3, WIDTH - width - 0.3, 14);
}

function drawChart(
  pptx: Pptx,
  page: PptxSlide,
  chart: NonNullable<RenderedSlideDto['chart']>,
  title: string,
  w: number,
): void {
  const { categories, series, kind, percent, digits } = chart;
  const code = `0${digits > 0 ? `.${'0'.repeat(digits)}` : ''}${percent ? '"%"' : ''}`;
  const isBars = kind === 'bars';
  page.addChart(
    isBars ? pptx.ChartType.bar : pptx.ChartType.line,
    series.map(({ name, values }) => ({ name, labels: categories, values: values as number[] })),
    {
      x: MARGIN,
      y: BODY.y,
      w,
      h: BODY.height,
      altText: title,
      chartColors: COLOURS.slice(0, Math.max(1, series.length)),
      ...(isBars && { barDir: 'bar' as const, barGapWidthPct: 45, catAxisOrientation: FROM_THE_TOP }),
      ...(!isBars && { lineSize: 2, lineDataSymbolSize: 6 }),
      showLegend: series.length > 1,
      legendPos: 'b' as const,
      legendFontSize: 10,
      legendFontFace: SANS,
      showValue: isBars,
      dataLabelFontSize: 9,
      dataLabelFontFace: SANS,
      dataLabelFormatCode: code,
      catAxisLabelFontSize: 10,
      catAxisLabelFontFace: SANS,
      catAxisLabelColor: hex(INK),
      valAxisHidden: isBars,
      valAxisLabelFontSize: 9,
      valAxisLabelFormatCode: code,
      valAxisMinVal: 0,
      valGridLine: isBars ? { style: 'none' as const } : { color: 'DCD8D2', size: 0.5 },
    },
  );
}

function drawTable(
  page: PptxSlide,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  x: number,
  w: number,
): void {
  const line = { type: 'solid' as const, pt: 0.5, color: 'DCD8D2' };
  const none = { type: 'none' as const };
  const fontSize = rows.length > 10 || head.length > 5 ? 9 : 11;
  const cell = (value: string, at: number, also: object = {}) => ({
    text: value,
    options: {
      align: at === 0 ? ('left' as const) : ('right' as const),
      fontFace: SANS,
      fontSize,
      color: hex(INK),
      border: [none, none, line, none] as [typeof none, typeof none, typeof line, typeof none],
      margin: [2, 4, 2, 4] as [number, number, number, number],
      ...also,
    },
  });
  // The name has as much room as two numbers.
  const unit = w / (head.length + 1);
  page.addTable(
    [
      head.map((value, at) => cell(value, at, { color: hex(SOFT), fontSize: fontSize - 1 })),
      ...rows.map((row) => row.map((value, at) => cell(value, at))),
    ],
    { x, y: BODY.y, w, colW: head.map((_, at) => (at === 0 ? 2 * unit : unit)) },
  );
}

function drawPictures(
  page: PptxSlide,
  slide: RenderedSlideDto,
  { url, locale }: DeckDocument,
  pictures: Parameters<typeof writeDeck>[1],
): void {
  const width = besides(slide);
  const count = slide.pictures.length;
  const lines = count > 6 ? 2 : 1;
  const columns = Math.ceil(count / lines);
  const gap = 0.2;
  const caption = 0.55;
  const high = BODY.height / lines - caption;
  const wide = Math.min((width - gap * (columns - 1)) / columns, high / PICTURE_RATIO);
  for (const [at, { filename, title, credit, address }] of slide.pictures.entries()) {
    const [x, y] = [
      MARGIN + (at % columns) * (wide + gap),
      BODY.y + Math.floor(at / columns) * (high + caption),
    ];
    const found = pictures.get(filename);
    const hyperlink = address ? { url: `${url}/${locale}${address}` } : undefined;
    if (found) {
      const data = jpegData(found.data);
      const box = within(found, wide, wide * PICTURE_RATIO);
      page.addImage({ data, x, y, ...box, altText: `${title}, ${credit}`, ...(hyperlink && { hyperlink }) });
    }
    page.addText(
      [
        { text: title, options: { fontSize: 9, bold: true, color: hex(INK), breakLine: true } },
        { text: credit, options: { fontSize: 7, color: hex(SOFT) } },
      ],
      { x, y: y + wide * PICTURE_RATIO, w: wide, h: caption, fontFace: SANS, valign: 'top', margin: 0 },
    );
  }
  text(page, slide.text, MARGIN + width + 0.3, WIDTH - width - 0.3, 14);
}

/** As large as fits, without being stretched. */
function within({ width, height }: { width: number; height: number }, w: number, h: number) {
  const scale = Math.min(w / width, h / height);
  return { w: width * scale, h: height * scale };
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
    [slide.title, slide.text ?? '', ...marks.map(marked), ...lines, ...(address ? [address] : []), ...credits]
      .filter(Boolean)
      .join('\n'),
  );
}
