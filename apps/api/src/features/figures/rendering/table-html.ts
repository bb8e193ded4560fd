import { escaped } from '../../../kernel/http/escaped.js';
import type { RenderedTable, TableRow } from './rendered-table.js';

const PERCENT = 100;
/** Wider tables are moved sideways by themselves, where there is no room for them. */
const MOST_AT_ONCE = 4;

/** A table in HTML whose bars are drawn with what mail programs know too: no script, no image, no style sheet. */
export function tableHtml(
  shown: RenderedTable,
  colours: { ink: string; soft: string; rule: string; bar: string },
): string {
  const { ink, soft, rule, bar } = colours;
  const text = `padding:6px 12px 6px 0;border-bottom:1px solid ${rule};text-align:left;vertical-align:top`;
  const number = `${text};text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums`;
  const headOf = (called: string, style: string) =>
    `<th scope="col" style="${style};color:${soft};font-weight:normal;font-size:13px">${escaped(called)}</th>`;
  const styles = {
    aside: { head: text, cell: `${text};color:${soft}` },
    value: { head: number, cell: number },
    change: { head: number, cell: `${number};color:${soft}` },
  };
  const line = (row: TableRow) =>
    `<tr><th scope="row" style="${text};font-weight:normal">${escaped(row.label)}${small(row.note, soft)}${barOf(row, bar, rule)}</th>${shown.columns
      .map(({ kind }, at) => `<td style="${styles[kind].cell}">${escaped(row.cells[at] ?? '')}</td>`)
      .join('')}</tr>`;
  const heads = shown.columns.map(({ called, kind }) => headOf(called, styles[kind].head)).join('');
  const table =
    shown.rows.length === 0
      ? `<p style="color:${soft}">${escaped(shown.empty)}</p>`
      : `<table style="border-collapse:collapse;width:100%;color:${ink}"><caption style="position:absolute;left:-9999px">${escaped(shown.title)}</caption><thead><tr>${headOf(shown.head, text)}${heads}</tr></thead><tbody>${shown.rows.map(line).join('')}</tbody></table>`;
  const roomy =
    shown.columns.length < MOST_AT_ONCE
      ? table
      : `<div role="region" aria-label="${escaped(shown.title)}" tabindex="0" style="overflow-x:auto">${table}</div>`;
  const notes = shown.notes
    .map((note) => `<p style="color:${soft};font-size:13px">${escaped(note)}</p>`)
    .join('');
  return `<p style="color:${soft};font-size:14px;margin:0 0 12px">${escaped(shown.filters.join(' · '))}</p>${roomy}${notes}<p style="color:${soft};font-size:12px;margin:12px 0 0">${escaped(shown.source)}</p>`;
}

const small = (note: string | null, colour: string) =>
  note ? ` <small style="color:${colour}">${escaped(note)}</small>` : '';

const barOf = ({ bar, colour: own }: TableRow, colour: string, ground: string) =>
  bar === null
    ? ''
    : `<div aria-hidden="true" style="margin-top:4px;height:4px;background:${ground}"><div style="height:4px;width:${(bar * PERCENT).toFixed(1)}%;background:${own ? escaped(own) : colour}${own ? `;box-shadow:0 0 0 1px ${ground}` : ''}"></div></div>`;

/** The same for readers of plain text. */
export function tableText({ title, filters, rows, empty, notes, source }: RenderedTable): string {
  const body = rows.length > 0 ? rows.map(({ text }) => text) : [empty];
  return [title, filters.join(' · '), '', ...body, ...notes, source].join('\n');
}
