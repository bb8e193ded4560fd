import type { Series } from './series-values';

/** Without it Excel takes UTF-8 for something else. */
const BOM = '\u{feff}';
const HEADS = [
  'from',
  'to',
  'season',
  'partial',
  'slug',
  'name',
  'value',
  'low',
  'high',
  'numerator',
  'denominator',
  'low_base',
  'suppressed',
];
/** What a spreadsheet would run instead of show. */
const FORMULA = /^[=+\-@\t\r]/;

type Cell = string | number | boolean | null;

/** A row for each point from a step on, the numbers as they were answered; what is hidden has neither value nor numerator. */
export function csvOf(
  { steps, series }: Pick<Series, 'steps' | 'series'>,
  first: number,
  nameOf: (slug: string, label: string) => string,
): string {
  const rows = series.flatMap(({ slug, label, points }) =>
    steps
      .map((step, at): Cell[] => {
        const { value = null, numerator = null, interval, low_base = false, suppressed } = points[at] ?? {};
        const [low = null, high = null] = interval ?? [];
        return [
          step.from,
          step.to,
          step.season,
          step.partial,
          slug,
          nameOf(slug, label),
          value,
          low,
          high,
          numerator,
          step.of,
          low_base,
          suppressed ?? false,
        ];
      })
      .slice(first),
  );
  return `${BOM}${[HEADS, ...rows].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
}

function field(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
