import { escaped } from '../../../kernel/http/escaped.js';
import type { RenderedFigure, RenderedRow } from './render-figure.js';

const PERCENT = 100;

/** A figure as an HTML table whose bars are drawn with what mail programs know too: no script, no image, no style sheet. */
export function figureHtml(
  rendered: RenderedFigure,
  colours: { ink: string; soft: string; rule: string; bar: string },
): string {
  const { ink, soft, rule, bar } = colours;
  const { head } = rendered;
  const cell = `padding:6px 12px 6px 0;border-bottom:1px solid ${rule};text-align:left;vertical-align:top`;
  const number = `${cell};text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums`;
  const hasSeason = rendered.rows.some(({ season }) => season !== null);
  const hasChange = rendered.rows.some(({ change }) => change !== null);
  const th = (text: string, style: string) =>
    `<th scope="col" style="${style};color:${soft};font-weight:normal;font-size:13px">${escaped(text)}</th>`;
  const line = (row: RenderedRow) =>
    `<tr><th scope="row" style="${cell};font-weight:normal">${escaped(row.label)}${small(row.note, soft)}${barOf(row, bar, rule)}</th>${
      hasSeason ? `<td style="${cell};color:${soft}">${escaped(row.season ?? '')}</td>` : ''
    }<td style="${number}">${escaped(row.value)}</td>${
      hasChange ? `<td style="${number};color:${soft}">${escaped(row.change ?? '')}</td>` : ''
    }</tr>`;
  const table =
    rendered.rows.length === 0
      ? `<p style="color:${soft}">${escaped(rendered.empty)}</p>`
      : `<table style="border-collapse:collapse;width:100%;color:${ink}"><caption style="position:absolute;left:-9999px">${escaped(rendered.title)}</caption><thead><tr>${th(head.label, cell)}${
          hasSeason ? th(head.season, cell) : ''
        }${th(head.value, number)}${hasChange ? th(head.change, number) : ''}</tr></thead><tbody>${rendered.rows.map(line).join('')}</tbody></table>`;
  const notes = rendered.notes
    .map((note) => `<p style="color:${soft};font-size:13px">${escaped(note)}</p>`)
    .join('');
  return `<p style="color:${soft};font-size:14px;margin:0 0 12px">${escaped(rendered.filters.join(' · '))}</p>${table}${notes}<p style="color:${soft};font-size:12px;margin:12px 0 0">${escaped(rendered.source)}</p>`;
}

const small = (note: string | null, colour: string) =>
  note ? ` <small style="color:${colour}">${escaped(note)}</small>` : '';

const barOf = ({ bar, colour: own }: RenderedRow, colour: string, ground: string) =>
  bar === null
    ? ''
    : `<div aria-hidden="true" style="margin-top:4px;height:4px;background:${ground}"><div style="height:4px;width:${(bar * PERCENT).toFixed(1)}%;background:${own ? escaped(own) : colour}${own ? `;box-shadow:0 0 0 1px ${ground}` : ''}"></div></div>`;

/** The same for readers of plain text. */
export function figureText(rendered: RenderedFigure): string {
  const rows = rendered.rows.map(({ label, season, value, change, note }) =>
    [
      `${label}:`,
      value,
      ...(change ? [change] : []),
      ...(season ? [`(${season})`] : []),
      ...(note ? [`– ${note}`] : []),
    ].join(' '),
  );
  const body = rows.length > 0 ? rows : [rendered.empty];
  return [rendered.title, rendered.filters.join(' · '), '', ...body, ...rendered.notes, rendered.source].join(
    '\n',
  );
}
