import { isProperty, type Question, type QuestionMeasureName, questionMeasure } from '@toile/contracts';
import { asksProperties } from '../counting/looks.sql.js';
import { type Lookup, WHOLE } from '../counting/source.js';
import type { Place } from './cell.js';

interface RowAndColumn {
  row: string;
  column: string;
}

/** Where a cell is among what was counted of its slice: a season is another slice, so its axis is the whole there. */
export function placeOf(
  asked: Question,
  measure: QuestionMeasureName,
  { row, column }: RowAndColumn,
  lookup: Lookup,
): Place {
  const own = (dimension: string | undefined, key: string) => (dimension === 'season' ? WHOLE : key);
  const base = (dimension: string | undefined, key: string) =>
    dimension && isOfBase(measure, dimension, asked) ? key : WHOLE;
  const [rows, columns] = [asked.rows.dimension, asked.columns?.dimension];
  return {
    lookup,
    row: own(rows, row),
    column: own(columns, column),
    base: { row: base(rows, row), column: base(columns, column) },
    isOfItself: membersOf(asked, row).some((one) => membersOf(asked, column).includes(one)),
  };
}

const membersOf = ({ groups }: Question, key: string): readonly string[] =>
  groups.find((group) => group.key === key)?.any ?? [key];

/** Whether what a cell is a part of is cut along an axis too: a trend is a part of its brand's looks, a brand one of all. */
function isOfBase(measure: QuestionMeasureName, dimension: string, asked: Question): boolean {
  if (isProperty(dimension) || dimension === 'season') return false;
  if (dimension !== 'brand' && dimension !== 'city') return true;
  const isOfLooks = ['looks', 'boards'].includes(questionMeasure(measure).rests);
  return isOfLooks && asksProperties(asked);
}

/** The season of a cell; undefined for a total of several, which are not added up. */
export function seasonOfCell(
  { rows, columns }: Question,
  { row, column }: RowAndColumn,
  only: string | undefined,
): string | undefined {
  const of = (dimension: string | undefined, key: string) => (dimension === 'season' ? key : undefined);
  const season = of(rows.dimension, row) ?? of(columns?.dimension, column);
  return season === WHOLE ? undefined : (season ?? only);
}
