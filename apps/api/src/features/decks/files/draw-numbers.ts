import { INK, SOFT } from '../../../kernel/pdf/palette.js';
import { hex, type Pptx, type PptxSlide, SANS, SERIF } from '../../../kernel/slides/pptx.js';
import type { RenderedSlideDto } from '../rendering/rendered-slide.dto.js';
import { BODY, besides, MARGIN, text, WIDTH } from './slide-layout.js';

/** Told apart by lightness as well as by hue. */
const COLOURS = ['8D1A2F', '2B4C7E', 'C99A2E', '5B8C6E', '17161A', 'B56A8A', '7A7A80', '3D8A9B'];
const RULE = 'DCD8D2';
/** The first row on top, as in the table; its types know the other order alone. */
const FROM_THE_TOP = 'maxMin' as 'minMax';
const ROW_HEIGHT = 0.4;
/** Key figures of one line; more stand in two. */
const IN_ONE_LINE = 4;

/** A chart and its table, each as wide as leaves room for what somebody wrote; key figures one by one. */
export function drawNumbers(pptx: Pptx, page: PptxSlide, slide: RenderedSlideDto): void {
  const { chart, head, rows } = slide;
  const width = besides(slide);
  const isBoth = chart !== null && rows.length > 0;
  const chartWidth = isBoth ? width * 0.56 : width;
  if (slide.keyFigures) drawKeyFigures(page, rows, width);
  if (chart) drawChart(pptx, page, chart, slide.title, chartWidth - 0.2);
  if (rows.length > 0 && !slide.keyFigures)
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
      valGridLine: isBars ? { style: 'none' as const } : { color: RULE, size: 0.5 },
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
  const line = { type: 'solid' as const, pt: 0.5, color: RULE };
  const none = { type: 'none' as const };
  const fontSize = rows.length > 10 || head.length > 5 ? 9 : 11;
  const cell = (value: string, at: number, also: object = {}) => ({
    text: value,
    options: {
      valign: 'middle' as const,
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
    {
      x,
      y: BODY.y,
      w,
      colW: head.map((_, at) => (at === 0 ? 2 * unit : unit)),
      // As high as the chart beside it, where that is not too high for a row.
      rowH: Math.min(ROW_HEIGHT, BODY.height / (rows.length + 1)),
    },
  );
}

/** What one thing comes to, number by number: large enough to be read from the last row of a room. */
function drawKeyFigures(page: PptxSlide, rows: readonly (readonly string[])[], width: number): void {
  const lines = rows.length > IN_ONE_LINE ? 2 : 1;
  const columns = Math.ceil(rows.length / lines);
  const gap = 0.3;
  const w = (width - gap * (columns - 1)) / columns;
  const h = Math.min(2.1, BODY.height / lines);
  for (const [at, [name = '', value = '', change = '']] of rows.entries()) {
    const [x, y] = [MARGIN + (at % columns) * (w + gap), BODY.y + Math.floor(at / columns) * h];
    page.addShape('line', { x, y, w, h: 0, line: { color: RULE, width: 0.75 } });
    const said = [
      { text: name, options: { fontSize: 12, color: hex(SOFT), breakLine: true } },
      { text: value, options: { fontSize: 36, fontFace: SERIF, color: hex(INK), breakLine: true } },
      { text: change, options: { fontSize: 12, color: hex(INK) } },
    ];
    page.addText(said, { x, y: y + 0.1, w, h: h - 0.3, fontFace: SANS, valign: 'top', margin: 0 });
  }
}
