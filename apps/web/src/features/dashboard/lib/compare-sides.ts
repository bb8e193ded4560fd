import { isGroupKey, MOST_COMPARED, type QuestionGroup, readGroups } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import type { BoardScope } from './board-scope';
import type { FigureName } from './figure-kinds';
import { FOCUSES, type FocusKind } from './focus';

type FigureRow = Shape<'FigureRowDto'>;

/** Figures that say the same of any trend, brand or season. */
export const COMPARED: Record<FocusKind, readonly FigureName[]> = {
  trend: ['trendShare', 'trendAdoption', 'trendSearches', 'trendBoards'],
  brand: ['brandKpi'],
  season: ['seasonKpi'],
};

export type SideRows = Partial<Record<FigureName, readonly FigureRow[]>>;

/** One measure on every side. */
export interface Measure {
  figure: FigureName;
  label: string;
  rows: (FigureRow | null)[];
}

/** Row by row; a figure of one row is one measure whatever its row is called. */
export function measuresOf(kind: FocusKind, sides: readonly SideRows[]): Measure[] {
  return COMPARED[kind].flatMap((figure): Measure[] => {
    const of = sides.map((side) => side[figure] ?? []);
    if (kind === 'trend') return [{ figure, label: figure, rows: of.map(([row]) => row ?? null) }];
    const labels = [...new Set(of.flat().map((row) => row.label))];
    return labels.map((label) => ({
      figure,
      label,
      rows: of.map((rows) => rows.find((row) => row.label === label) ?? null),
    }));
  });
}

/** How far the first of two is above the second, of what is displayed; null where either is unknown. */
export function differenceOf({ rows: [first, second] }: Measure): number | null {
  return first?.value == null || second?.value == null
    ? null
    : Number((first.value - second.value).toFixed(2));
}

/** What one column of a comparison is of: a trend, brand or season, or a group of them. */
export interface Compared {
  key: string;
  /** Of a group alone. */
  group: QuestionGroup | null;
}

/** What several things in an address are: their keys by commas, and what groups among them are. */
export function comparedIn(kind: FocusKind, { with: text, groups }: BoardScope): Compared[] {
  const known = readGroups(groups ?? '').filter(({ dimension }) => dimension === DIMENSION[kind]);
  const keys = [...new Set((text ?? '').split(',').filter(Boolean))];
  return keys
    .map((key) => ({ key, group: known.find((group) => group.key === key) ?? null }))
    .filter(({ key, group }) => group !== null || !isGroupKey(key));
}

/** By which dimension questions and sets name what a page is about. */
export const DIMENSION = { trend: 'tag', brand: 'brand', season: 'season' } as const;

/** What a page is about, and all that is set beside it: as many as can be read. */
export function columnsOf(
  kind: FocusKind,
  full: BoardScope,
  byDefault: readonly Compared[] = [],
): Compared[] {
  const about = full[FOCUSES[`${kind}-focus`].field] ?? '';
  const chosen = comparedIn(kind, full);
  const usual = kind === 'season' && full.compare ? [{ key: full.compare, group: null }] : [];
  const others = [...usual, ...(chosen.length > 0 || kind === 'season' ? chosen : byDefault)];
  const seen = new Set([about]);
  const beside = others.filter(({ key }) => !seen.has(key) && seen.add(key));
  return [{ key: about, group: null }, ...beside].slice(0, MOST_COMPARED);
}
