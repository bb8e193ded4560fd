import type { Shape } from '../../../api/operations';
import type { FigureName } from './figure-kinds';
import type { FocusKind } from './focus';

type FigureRow = Shape<'FigureRowDto'>;

/** Figures that say the same of any trend, brand or season. */
export const COMPARED: Record<FocusKind, readonly FigureName[]> = {
  trend: ['trendShare', 'trendAdoption', 'trendSearches', 'trendBoards'],
  brand: ['brandKpi'],
  season: ['seasonKpi'],
};

export type SideRows = Partial<Record<FigureName, readonly FigureRow[]>>;

/** One measure on both sides; the difference is of what is displayed. */
export interface Measure {
  figure: FigureName;
  label: string;
  first: FigureRow | null;
  second: FigureRow | null;
  difference: number | null;
}

/** Row by row; a figure of one row is one measure whatever its row is called. */
export function measuresOf(kind: FocusKind, one: SideRows, two: SideRows): Measure[] {
  return COMPARED[kind].flatMap((figure): Measure[] => {
    const [left, right] = [one[figure] ?? [], two[figure] ?? []];
    if (kind === 'trend') return [measure(figure, figure, left[0], right[0])];
    const labels = [...new Set([...left, ...right].map((row) => row.label))];
    const of = (rows: readonly FigureRow[], label: string) => rows.find((row) => row.label === label);
    return labels.map((label) => measure(figure, label, of(left, label), of(right, label)));
  });
}

function measure(
  figure: FigureName,
  label: string,
  first: FigureRow | undefined,
  second: FigureRow | undefined,
): Measure {
  const isKnown = first?.value != null && second?.value != null;
  const difference = isKnown ? Number(((first.value ?? 0) - (second.value ?? 0)).toFixed(2)) : null;
  return { figure, label, first: first ?? null, second: second ?? null, difference };
}
