import type { Shape } from '../../../api/operations';

type FigureRow = Shape<'FigureRowDto'>;

/** More would be too small to be read on a slide. */
const MOST = 16;

/** The rows of a chart that stands alone: the first of them where there are many. */
export const rowsOfSlide = (rows: readonly FigureRow[]): FigureRow[] => rows.slice(0, MOST);

/** What those that are left out of a slide have together. */
export const leftOut = (rows: readonly FigureRow[]): number =>
  rows.slice(MOST).reduce((sum, one) => sum + (one.value ?? 0), 0);
