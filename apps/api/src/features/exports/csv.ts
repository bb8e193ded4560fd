import type { Cell, Table } from './table.js';

/** Without it Excel takes UTF-8 for something else. */
const BOM = '\u{feff}';
/** What a spreadsheet would run instead of show. */
const FORMULA = /^[=+\-@\t\r]/;

/** RFC 4180 with a byte order mark; text that a spreadsheet would take for a formula is quoted with an apostrophe. */
export function toCsv({ columns, rows }: Table): Buffer {
  const lines = [columns.map(({ name }) => name), ...rows].map((row) => row.map(field).join(','));
  return Buffer.from(`${BOM}${lines.join('\r\n')}\r\n`);
}

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
