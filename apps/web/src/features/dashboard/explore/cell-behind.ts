import {
  isFormulaKey,
  isGroupKey,
  isTagDimension,
  type Question,
  questionMeasure,
  questionQuery,
} from '@toile/contracts';
import type { QuestionCell } from './grid';

const WHOLE = '*';
/** What a dimension is called in a search of looks, and among the events behind a number. */
const IN_SEARCH: Partial<Record<string, string>> = {
  brand: 'designer',
  city: 'city',
  type: 'type',
  model: 'model',
  season: 'season',
};
const IN_EVENTS: Partial<Record<string, string>> = { brand: 'brand', country: 'country', season: 'season' };

/** What a cell is of: each dimension with the one value it must have; null where it can have any of several. */
function valuesOf(
  asked: Question,
  { row, column }: Pick<QuestionCell, 'row' | 'column'>,
): [string, string][] | null {
  const values: [string, string][] = [];
  // What a group is made of is no one value of a search.
  if (isGroupKey(row) || isGroupKey(column)) return null;
  // Nor is what it is not.
  if (asked.without.length > 0) return null;
  for (const { dimension, any } of asked.where) {
    const [value, ...others] = any;
    if (value === undefined || others.length > 0 || isGroupKey(value)) return null;
    values.push([dimension, value]);
  }
  if (row !== WHOLE) values.push([asked.rows.dimension, row]);
  if (asked.columns && column !== WHOLE) values.push([asked.columns.dimension, column]);
  const [season, ...more] = asked.seasons;
  const isSaid = values.some(([dimension]) => dimension === 'season');
  if (!isSaid && more.length > 0) return null;
  return isSaid || !season ? values : [...values, ['season', season]];
}

/** Whether looks of a season are behind a cell. A formula is of several numbers: there are no looks that are it. */
function isOfLooks(asked: Question, { measure }: QuestionCell): boolean {
  if (isFormulaKey(measure)) return false;
  const { rests, seasonsOnly } = questionMeasure(measure);
  return (
    (rests === 'looks' || rests === 'boards' || measure === 'views') &&
    (seasonsOnly || asked.window === 'season')
  );
}

/** The search that finds the looks of a cell; null where search cannot be narrowed as it is. */
export function searchOfCell(
  asked: Question,
  cell: QuestionCell,
  widened: readonly string[] = [],
): URLSearchParams | null {
  // A filter of search is one tag alone, where a condition means narrower ones, too.
  if (
    asked.where.some(({ dimension, any }) => dimension === 'tag' && any.some((tag) => widened.includes(tag)))
  )
    return null;
  // Search does not know of which garment a look has a tag.
  if (asked.crossing === 'garment') return null;
  if (!isOfLooks(asked, cell)) return null;
  const values = valuesOf(asked, cell);
  if (!values) return null;
  const search = new URLSearchParams();
  const tags: string[] = [];
  for (const [dimension, value] of values) {
    const name = IN_SEARCH[dimension];
    if (isTagDimension(dimension)) tags.push(value);
    else if (!name || (search.has(name) && search.get(name) !== value)) return null;
    else search.set(name, value);
  }
  if (tags.length > 0) search.set('tags', [...new Set(tags)].join(','));
  if (!search.has('type')) search.set('type', 'woman');
  return search;
}

/**
 * The looks of a cell as the question counts them, where search has no such conditions: two things of one garment, any of several, a
 * group; null where no looks are behind it.
 */
export function looksOfCell(asked: Question, cell: QuestionCell): string | null {
  if (!isOfLooks(asked, cell) || asked.window !== 'season') return null;
  const { row, column, measure } = cell;
  const isOfSeason = [asked.rows, asked.columns].some((axis) => axis?.dimension === 'season');
  const seasonOf = asked.rows.dimension === 'season' ? row : column;
  if (isOfSeason ? seasonOf === WHOLE : asked.seasons.length > 1) return null;
  const query = new URLSearchParams(
    questionQuery({ ...asked, measures: isFormulaKey(measure) ? [] : [measure], formulas: [] }),
  );
  // How many rows there are is no matter of one of them.
  for (const name of ['limit', 'column_limit', 'order', 'ascending', 'compare']) query.delete(name);
  query.set('row', row);
  query.set('column', column);
  return `/api/dashboard/questions/looks?${query}`;
}

/** The events by day behind a cell of searches; null where they cannot be told so. */
export function eventsOfCell(asked: Question, cell: QuestionCell): string | null {
  if (cell.measure !== 'searches' && cell.measure !== 'search_share') return null;
  const values = valuesOf(asked, cell);
  if (!values) return null;
  const query = new URLSearchParams({ measure: 'searches' });
  for (const [dimension, value] of values) {
    const name = isTagDimension(dimension) ? 'trend' : IN_EVENTS[dimension];
    if (!name || query.has(name)) return null;
    query.set(name, value);
  }
  if (!query.has('trend') && !query.has('brand')) return null;
  if (asked.window === 'days' && asked.from && asked.to) {
    query.set('from', asked.from);
    query.set('to', asked.to);
  } else if (asked.window !== 'season') query.set('window', asked.window);
  return `/api/dashboard/rows/events?${query}`;
}
