import {
  isFormulaKey,
  type Question,
  type QuestionMeasureName,
  question,
  questionMeasure,
} from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import type { QuestionCell } from '../explore/grid';
import type { BoardScope, ScopeDefaults } from './board-scope';
import { type Compared, DIMENSION, type SideRows } from './compare-sides';
import type { FigureName } from './figure-kinds';
import type { FocusKind } from './focus';

/** Which measure of questions is which row of the compared figures; a group has no traffic of its own. */
const MEASURES: Partial<Record<FocusKind, Partial<Record<QuestionMeasureName, [FigureName, string]>>>> = {
  trend: {
    runway_share: ['trendShare', 'trendShare'],
    adoption: ['trendAdoption', 'trendAdoption'],
    search_share: ['trendSearches', 'trendSearches'],
    board_share: ['trendBoards', 'trendBoards'],
  },
  brand: {
    looks: ['brandKpi', 'looks'],
    runway_share: ['brandKpi', 'runway_share'],
    search_share: ['brandKpi', 'searches'],
    board_share: ['brandKpi', 'moodboards'],
  },
};

/** The questions that say of several brands or trends, groups among them, what figures say of each: searches know neither city nor type. */
export function questionsOf(
  kind: 'trend' | 'brand',
  columns: readonly Compared[],
  full: BoardScope,
  defaults: ScopeDefaults,
): Question[] {
  const dimension = DIMENSION[kind];
  const groups = columns.flatMap(({ group }) => group ?? []);
  const names = Object.keys(MEASURES[kind] ?? {}) as QuestionMeasureName[];
  const ask = (measures: QuestionMeasureName[], where: Question['where']) =>
    question({
      measures,
      rows: { dimension, keys: columns.map(({ key }) => key) },
      where,
      groups,
      seasons: full.season ? [full.season] : [],
      compare: 'previous',
    });
  const where = (['type', 'city'] as const).flatMap((filter) => {
    const value = full[filter];
    const isAll = !value || (filter === 'city' && value === defaults.city);
    return isAll ? [] : [{ dimension: filter, any: [value] }];
  });
  const isOfSearches = (name: QuestionMeasureName) => name === 'search_share';
  return [
    ask(
      names.filter((name) => !isOfSearches(name)),
      where,
    ),
    ask(names.filter(isOfSearches), []),
  ];
}

/** Cells of those questions as rows of the figures they stand for. */
export function sidesOfCells(
  kind: 'trend' | 'brand',
  columns: readonly Compared[],
  cells: readonly QuestionCell[],
): SideRows[] {
  return columns.map(({ key }) => {
    const sides: Partial<Record<FigureName, Shape<'FigureRowDto'>[]>> = {};
    for (const cell of cells.filter(({ row }) => row === key)) {
      const { measure } = cell;
      if (isFormulaKey(measure)) continue;
      const [figure, label] = MEASURES[kind]?.[measure] ?? [];
      if (figure && label) sides[figure] = [...(sides[figure] ?? []), rowOf({ ...cell, measure }, label)];
    }
    return sides;
  });
}

/** A value is written by the digits and the sign of its label. */
function rowOf(cell: QuestionCell & { measure: QuestionMeasureName }, label: string): Shape<'FigureRowDto'> {
  const { unit, digits } = questionMeasure(cell.measure);
  const { value, numerator, denominator, interval, evolution, points, change_interval, low_base } = cell;
  return {
    label,
    value,
    value_label: value === null ? null : `${value.toFixed(digits)}${unit === 'percent' ? ' %' : ''}`,
    numerator,
    denominator,
    interval,
    evolution,
    points,
    change_interval,
    low_base,
    suppressed: cell.suppressed,
    new: cell.new,
    tag_name: cell.row,
    bar_background: null,
    city_name: null,
    ranking: null,
    previous_ranking: null,
    image_filename: null,
    look: null,
    season_short: null,
    index: null,
    brands: null,
  } as unknown as Shape<'FigureRowDto'>;
}
