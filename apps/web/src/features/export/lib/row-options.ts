import { type FigureAddress, watchedKey } from '@toile/contracts';
import type { Shape } from '../../../api/operations';

type FigureRow = Shape<'FigureRowDto'>;

/** The rows an alert can watch, by what the api knows them by, each once: with seasons side by side the first is meant. */
export function rowOptions(
  figure: FigureAddress,
  rows: readonly FigureRow[],
): [key: string, row: FigureRow][] {
  const first = new Map<string, FigureRow>();
  for (const row of rows) {
    const key = watchedKey(figure, row);
    if (!first.has(key)) first.set(key, row);
  }
  return [...first];
}
