import { FAINT, INK, SOFT } from '../../../kernel/pdf/palette.js';
import { CONTENT, change, type Drawing, heading, MARGIN, PAGE, rule, startPage } from './page-layout.js';

const RIGHT = PAGE.width - MARGIN;

/** What the season was in numbers, and what the report holds. */
export function drawGlance(drawing: Drawing): void {
  const { pdf, type, edition } = drawing;
  let y = heading(drawing, edition.contents[0]?.title ?? '', startPage(drawing));
  y =
    type.draw(edition.about, MARGIN, y, { style: 'note', size: 13, colour: INK, width: CONTENT.width }) + 16;
  const label = { style: 'text', size: 10, colour: INK, width: 220 } as const;
  const figure = { style: 'display', size: 21, colour: INK, width: 160 } as const;
  const note = { style: 'text', size: 10, colour: SOFT, width: 160 } as const;
  for (const row of edition.glance) {
    rule(pdf, y, FAINT);
    type.draw(row.label, MARGIN, y + 13, label);
    const set = /^\d/.test(row.value) ? figure : note;
    type.draw(row.value, RIGHT - 90 - type.width(row.value, set), y + (set === figure ? 6 : 13), set);
    change(drawing, row, RIGHT, y + 14);
    y += 38;
  }
  rule(pdf, y, FAINT);
  y = type.draw(edition.labels.changes, MARGIN, y + 8, {
    style: 'text',
    size: 7.5,
    colour: SOFT,
    width: CONTENT.width,
  });
  drawContents(drawing, y + 26);
}

function drawContents({ type, edition }: Drawing, top: number): void {
  const line = { style: 'text', size: 9.5, colour: INK, width: 200, lines: 1 } as const;
  type.draw(edition.labels.contents, MARGIN, top, { style: 'text', size: 8, colour: SOFT, width: 200 });
  const perColumn = Math.ceil(edition.contents.length / 2);
  const column = CONTENT.width / 2;
  for (const [index, { title, page }] of edition.contents.entries()) {
    const x = MARGIN + Math.floor(index / perColumn) * column;
    const y = top + 20 + (index % perColumn) * 19;
    type.draw(String(page), x, y, { ...line, colour: SOFT });
    type.draw(title, x + 26, y, line);
  }
}
