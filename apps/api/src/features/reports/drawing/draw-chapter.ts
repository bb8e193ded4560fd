import { ACCENT, INK, SOFT } from '../../../kernel/pdf/palette.js';
import type { Bar, Chapter } from '../edition.js';
import { drawLooks } from './draw-looks.js';
import { CONTENT, change, type Drawing, heading, MARGIN, PAGE, startPage } from './page-layout.js';

const LABEL_WIDTH = 128;
const CHANGE_WIDTH = 62;
const VALUE_WIDTH = 44;
const CHART = { x: MARGIN + LABEL_WIDTH, width: CONTENT.width - LABEL_WIDTH - VALUE_WIDTH - CHANGE_WIDTH };
const BAND_HEIGHT = 84;
const TALLEST_ROW = 38;

/** A page about one thing: its title, what the figures say, the chart, and how it was counted. */
export function drawChapter(drawing: Drawing, chapter: Chapter): void {
  const { type } = drawing;
  let y = heading(drawing, chapter.title, startPage(drawing));
  const lead = { style: 'note', size: 15, colour: INK, width: 440, leading: 1.32 } as const;
  y = type.draw(chapter.lead, MARGIN, y, lead) + 8;
  const text = { style: 'text', size: 9.5, colour: INK, width: 400, leading: 1.5 } as const;
  if (chapter.text) y = type.draw(chapter.text, MARGIN, y, text) + 8;
  const counted = { style: 'text', size: 7.5, colour: SOFT, width: CONTENT.width, leading: 1.45 } as const;
  const foot = CONTENT.bottom - type.height(chapter.counted, counted);
  type.draw(chapter.counted, MARGIN, foot, counted);
  const place = { y: y + 18, height: foot - 20 - (y + 18) };
  if (chapter.looks.length > 0) drawLooks(drawing, chapter.looks, place);
  else drawBars(drawing, chapter, place);
}

function drawBars(drawing: Drawing, { bars, band }: Chapter, place: { y: number; height: number }): void {
  let { y, height } = place;
  if (band && bars.length > 0) {
    drawBand(drawing, bars, y);
    y += BAND_HEIGHT + 22;
    height -= BAND_HEIGHT + 22;
  }
  const step = Math.min(TALLEST_ROW, height / Math.max(1, bars.length));
  const most = Math.max(0.01, ...bars.map((bar) => Math.max(bar.value, bar.before ?? 0)));
  for (const [index, bar] of bars.entries()) drawBar(drawing, bar, y + index * step, step, most);
}

function drawBar(drawing: Drawing, bar: Bar, y: number, step: number, most: number): void {
  const { pdf, type } = drawing;
  const thick = Math.min(15, step * 0.45);
  const middle = y + step / 2;
  const small = { style: 'text', size: 9.5, colour: INK, lines: 1 } as const;
  type.draw(bar.label, MARGIN, middle - 6.5, { ...small, width: LABEL_WIDTH - 12 });
  const length = (CHART.width * bar.value) / most;
  pdf.rect(CHART.x, middle - thick / 2, Math.max(0.8, length), thick).fill(bar.colour ?? ACCENT);
  // Light colours would vanish on the paper.
  if (bar.colour)
    pdf
      .rect(CHART.x, middle - thick / 2, Math.max(0.8, length), thick)
      .lineWidth(0.4)
      .strokeColor(SOFT)
      .stroke();
  if (bar.before !== null) {
    const at = CHART.x + (CHART.width * bar.before) / most;
    const reach = thick / 2 + 3;
    pdf
      .moveTo(at, middle - reach)
      .lineTo(at, middle + reach)
      .lineWidth(0.9)
      .strokeColor(INK)
      .stroke();
  }
  const end = Math.max(length, bar.before === null ? 0 : (CHART.width * bar.before) / most);
  type.draw(bar.valueLabel, CHART.x + end + 8, middle - 6.5, { ...small, width: VALUE_WIDTH + 20 });
  change(drawing, bar, PAGE.width - MARGIN, middle - 5.5);
}

/** The colours of the season side by side, as wide as they are frequent. */
function drawBand({ pdf }: Drawing, bars: readonly Bar[], y: number): void {
  const whole = bars.reduce((sum, bar) => sum + bar.value, 0);
  let x = MARGIN;
  for (const { value, colour } of bars) {
    const width = (CONTENT.width * value) / whole;
    if (colour) pdf.rect(x, y, width, BAND_HEIGHT).fill(colour);
    x += width;
  }
  pdf.rect(MARGIN, y, CONTENT.width, BAND_HEIGHT).lineWidth(0.4).strokeColor(SOFT).stroke();
}
