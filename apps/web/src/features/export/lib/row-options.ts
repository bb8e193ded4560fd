import type { Shape } from '../../../api/operations';

type FigureRow = Shape<'FigureRowDto'>;

/** What the api knows a row by. */
export const rowKey = ({ tag_name, look, label }: FigureRow): string => tag_name ?? look ?? label;

/** The rows an alert can watch, each once: with seasons side by side the first is meant. */
export function rowOptions(rows: readonly FigureRow[]): FigureRow[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const isNew = !seen.has(rowKey(row));
    seen.add(rowKey(row));
    return isNew;
  });
}
