import { drawDirection } from '../../../kernel/pdf/draw-direction.js';
import { ACCENT, FAINT, INK, SOFT } from '../../../kernel/pdf/palette.js';
import type { RenderedFigure, RenderedRow } from '../../figures/index.js';
import { drawLooks, heightOfLooks } from './draw-looks.js';
import { BOTTOM, type Drawing, MARGIN, PAGE, rule, TOP, WIDTH } from './page-layout.js';

const ROW = 17;
/** A title does not stand alone at the foot of a page. */
const LEAST = 110;
/** Nor do the last rows stand alone at the head of another one. */
const LAST_ROWS = 4;
const TITLE = 46;
/** From the left of the page. */
const COLUMN = { label: MARGIN, season: MARGIN + 178, bar: MARGIN + 222, value: MARGIN + 448 };
const BAR_WIDTH = 168;
const RIGHT = PAGE.width - MARGIN;
const small = { style: 'text', size: 8.5, colour: INK, lines: 1 } as const;

/** One figure: its title, its rows as a table with bars, what must be known of it, and its receipt. */
export function drawFigure(
  drawing: Drawing,
  figure: RenderedFigure & { receipt: string },
  pictures: ReadonlyMap<string, Uint8Array>,
): void {
  const { type, pdf } = drawing;
  const { rows } = figure;
  const isOfLooks = rows.some(({ picture }) => picture !== null);
  const notes = [...figure.notes, `${figure.source} · ${figure.receipt}`];
  const below = heightOfNotes(drawing, notes);
  const height = TITLE + below + (isOfLooks ? heightOfLooks(rows.length) : ROW * (rows.length + 1));
  const isShort = height < (BOTTOM - TOP) / 2;
  const least = isOfLooks ? TITLE + heightOfLooks(1) : LEAST;
  if (drawing.y + (isShort ? height : least) > BOTTOM) drawing.nextPage();
  const display = { style: 'display', size: 16, colour: INK, width: WIDTH } as const;
  rule(pdf, drawing.y, INK);
  drawing.y = type.draw(figure.title, MARGIN, drawing.y + 8, display) + 4;
  if (rows.length === 0) drawing.y = note(drawing, figure.empty);
  else if (isOfLooks) drawLooks(drawing, rows, pictures);
  else drawRows(drawing, figure, below);
  for (const text of notes) drawing.y = note(drawing, text);
  drawing.y += 20;
}

function drawRows(drawing: Drawing, figure: RenderedFigure, below: number): void {
  const { rows } = figure;
  drawHead(drawing, figure);
  for (const [at, row] of rows.entries()) {
    const left = rows.length - at;
    // What is left goes on together, where it would be a row or two alone with the notes.
    const isLastPart = left === LAST_ROWS && drawing.y + ROW * left + below > BOTTOM;
    if (drawing.y + ROW > BOTTOM || isLastPart) {
      drawing.nextPage();
      drawHead(drawing, figure);
    }
    drawRow(drawing, row);
  }
}

function drawHead(drawing: Drawing, { head, rows }: RenderedFigure): void {
  const { type, y } = drawing;
  const set = (text: string, x: number, width: number) =>
    type.draw(text, x, y, { ...small, size: 7.5, colour: SOFT, width });
  set(head.label, COLUMN.label, 160);
  if (rows.some(({ season }) => season)) set(head.season, COLUMN.season, 42);
  right(drawing, head.value, COLUMN.value, { ...small, size: 7.5, colour: SOFT });
  if (rows.some(({ change }) => change))
    right(drawing, head.change, RIGHT, { ...small, size: 7.5, colour: SOFT });
  drawing.y = y + 13;
}

function drawRow(drawing: Drawing, row: RenderedRow): void {
  const { pdf, type, y } = drawing;
  rule(pdf, y);
  const text = y + 3.5;
  const label = row.note ? `${row.label} (${row.note})` : row.label;
  type.draw(label, COLUMN.label, text, { ...small, width: COLUMN.season - COLUMN.label - 8 });
  if (row.season) type.draw(row.season, COLUMN.season, text, { ...small, colour: SOFT, width: 42 });
  if (row.bar !== null) {
    pdf.rect(COLUMN.bar, y + 6, BAR_WIDTH, 5).fill(FAINT);
    pdf.rect(COLUMN.bar, y + 6, BAR_WIDTH * row.bar, 5).fill(row.colour ?? ACCENT);
    // White is seen by its edge alone.
    if (row.colour)
      pdf
        .rect(COLUMN.bar, y + 6, BAR_WIDTH * row.bar, 5)
        .lineWidth(0.4)
        .stroke(SOFT);
  }
  if (row.interval) {
    const [from, to] = row.interval;
    pdf.rect(COLUMN.bar + BAR_WIDTH * from, y + 12.5, BAR_WIDTH * (to - from), 0.8).fill(INK);
  }
  right(drawing, row.value, COLUMN.value, small);
  if (row.change) drawChange(drawing, row.change, text);
  drawing.y = y + ROW;
}

function drawChange(drawing: Drawing, change: string, y: number): void {
  const { pdf, type } = drawing;
  const [sign = '', number = ''] = change.split(' ', 2).map((part) => part.trim());
  const left = RIGHT - type.width(number, small);
  type.draw(number, left, y, { ...small, colour: SOFT, width: 80 });
  const way = '▲△'.includes(sign) ? 1 : '▼▽'.includes(sign) ? -1 : 0;
  drawDirection(pdf, way, left - 9, y + 8, '△▽'.includes(sign));
}

function right(
  { type, y }: Drawing,
  text: string,
  edge: number,
  setting: { style: 'text'; size: number; colour: string; lines: number },
): void {
  const top = setting.size < small.size ? y : y + 3.5;
  type.draw(text, edge - type.width(text, setting), top, { ...setting, width: 120 });
}

const NOTE = { style: 'text', size: 7.5, colour: SOFT, width: WIDTH, leading: 1.45 } as const;
const ABOVE_NOTE = 6;

const heightOfNotes = ({ type }: Drawing, notes: readonly string[]): number =>
  notes.reduce((height, text) => height + ABOVE_NOTE + type.height(text, NOTE), 0);

function note(drawing: Drawing, text: string): number {
  if (drawing.y + heightOfNotes(drawing, [text]) > BOTTOM) drawing.nextPage();
  return drawing.type.draw(text, MARGIN, drawing.y + ABOVE_NOTE, NOTE);
}
