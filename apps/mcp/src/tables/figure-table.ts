import type { Figure, FigureMeta, FigureRow } from '@toile/contracts';
import { table } from './markdown.js';

/** A figure's rows as people read them; columns that no row fills are left out. */
export function figureTable(rows: readonly FigureRow[]): string {
  const columns = COLUMNS.map(([name, of]) => [name, rows.map(of)] as const).filter(([, cells]) =>
    cells.some((cell) => cell !== ''),
  );
  return table(
    columns.map(([name]) => name),
    rows.map((_, index) => columns.map(([, cells]) => cells[index] ?? '')),
  );
}

const COLUMNS: [string, (row: FigureRow) => string][] = [
  ['rank', (row) => text(row.ranking)],
  ['', (row) => row.label],
  ['slug', (row) => row.tag_name ?? row.look ?? ''],
  ['season', (row) => row.season_short ?? ''],
  ['value', (row) => (row.suppressed ? 'hidden' : (row.value_label ?? text(row.value)))],
  ['95 % interval', (row) => range(row.interval)],
  ['change, %', (row) => signed(row.evolution)],
  ['change, 95 % interval', (row) => range(row.change_interval)],
  ['change, points', (row) => signed(row.points)],
  [
    'counted',
    (row) =>
      row.numerator === null
        ? ''
        : `${row.numerator}${row.denominator === null ? '' : ` of ${row.denominator}`}`,
  ],
  ['brands', (row) => text(row.brands)],
  ['note', noteOf],
];

function noteOf(row: FigureRow): string {
  const notes = [
    row.suppressed && 'hidden: so few people that one could be recognised',
    row.low_base && 'low base: rests on few',
    row.new && 'new: nothing before to compare with',
    !row.suppressed &&
      row.change_interval &&
      row.change_interval[0] <= 0 &&
      row.change_interval[1] >= 0 &&
      'change is within chance',
  ];
  return notes.filter(Boolean).join('; ');
}

const text = (value: number | null) => (value === null ? '' : String(value));
const signed = (value: number | null) => (value === null ? '' : value > 0 ? `+${value}` : String(value));
const range = (ends: readonly [number, number] | null) => (ends ? `${ends[0]} to ${ends[1]}` : '');

/** What a figure rests on: window, filters, definition, and how fresh it is. */
export const figureBasis = ({ meta }: Pick<Figure, 'meta'>): string => basisOf(meta);

export function basisOf(meta: FigureMeta): string {
  const filters = Object.entries(meta.filters)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');
  return [
    `Window: ${meta.window.from} to ${meta.window.to} (${meta.window.rule})${meta.partial ? ', not over yet' : ''}.`,
    `Filters: ${filters || 'none'}.`,
    `Definition ${meta.definition}, version ${meta.version}; as known on ${meta.as_of}.`,
  ].join('\n');
}
