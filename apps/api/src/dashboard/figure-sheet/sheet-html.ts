import { escaped } from '../../http/escaped.js';
import type { FigureSheet, SheetRow } from './figure-sheet.js';

const PERCENT = 100;

/** A figure as an HTML table whose bars are drawn with what mail programs know too: no script, no image, no style sheet. */
export function sheetHtml(
  sheet: FigureSheet,
  colours: { ink: string; soft: string; rule: string; bar: string },
): string {
  const { ink, soft, rule, bar } = colours;
  const { head } = sheet;
  const cell = `padding:6px 12px 6px 0;border-bottom:1px solid ${rule};text-align:left;vertical-align:top`;
  const number = `${cell};text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums`;
  const hasSeason = sheet.rows.some(({ season }) => season !== null);
  const hasChange = sheet.rows.some(({ change }) => change !== null);
  const th = (text: string, style: string) =>
    `<th scope="col" style="${style};color:${soft};font-weight:normal;font-size:13px">${escaped(text)}</th>`;
  const line = (row: SheetRow) =>
    `<tr><th scope="row" style="${cell};font-weight:normal">${escaped(row.label)}${small(row.note, soft)}${barOf(row, bar, rule)}</th>${
      hasSeason ? `<td style="${cell};color:${soft}">${escaped(row.season ?? '')}</td>` : ''
    }<td style="${number}">${escaped(row.value)}</td>${
      hasChange ? `<td style="${number};color:${soft}">${escaped(row.change ?? '')}</td>` : ''
    }</tr>`;
  const table =
    sheet.rows.length === 0
      ? `<p style="color:${soft}">${escaped(sheet.empty)}</p>`
      : `<table style="border-collapse:collapse;width:100%;color:${ink}"><caption style="position:absolute;left:-9999px">${escaped(sheet.title)}</caption><thead><tr>${th(head.label, cell)}${
          hasSeason ? th(head.season, cell) : ''
        }${th(head.value, number)}${hasChange ? th(head.change, number) : ''}</tr></thead><tbody>${sheet.rows.map(line).join('')}</tbody></table>`;
  const notes = sheet.notes
    .map((note) => `<p style="color:${soft};font-size:13px">${escaped(note)}</p>`)
    .join('');
  return `<p style="color:${soft};font-size:14px;margin:0 0 12px">${escaped(sheet.filters.join(' · '))}</p>${table}${notes}<p style="color:${soft};font-size:12px;margin:12px 0 0">${escaped(sheet.source)}</p>`;
}

const small = (note: string | null, colour: string) =>
  note ? ` <small style="color:${colour}">${escaped(note)}</small>` : '';

const barOf = ({ bar }: SheetRow, colour: string, ground: string) =>
  bar === null
    ? ''
    : `<div aria-hidden="true" style="margin-top:4px;height:4px;background:${ground}"><div style="height:4px;width:${(bar * PERCENT).toFixed(1)}%;background:${colour}"></div></div>`;

/** The same for readers of plain text. */
export function sheetText(sheet: FigureSheet): string {
  const rows = sheet.rows.map(({ label, season, value, change, note }) =>
    [
      `${label}:`,
      value,
      ...(change ? [change] : []),
      ...(season ? [`(${season})`] : []),
      ...(note ? [`– ${note}`] : []),
    ].join(' '),
  );
  const body = rows.length > 0 ? rows : [sheet.empty];
  return [sheet.title, sheet.filters.join(' · '), '', ...body, ...sheet.notes, sheet.source].join('\n');
}
