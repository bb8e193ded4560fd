import { FIGURE_ADDRESSES, type FigureAddress, figureKind } from './figures/index.js';

interface NamedRow {
  label: string;
  tag_name: string | null;
  look?: string | null | undefined;
}

/** Figures whose rows are told apart by their labels alone. */
export const FIGURES_BY_LABEL: readonly FigureAddress[] = FIGURE_ADDRESSES.filter(
  (figure) => figureKind(figure).rowsBy === 'label',
);

/** What an alert knows a row of a figure by. */
export const watchedKey = (figure: FigureAddress, { tag_name, look, label }: NamedRow): string =>
  FIGURES_BY_LABEL.includes(figure) ? label : (tag_name ?? look ?? label);

/**
 * The rows that an alert watches: one of each season that stands side by side, of which the first is meant. An alert on a brand that was
 * kept before its rows were told apart watches the first of them.
 */
export function watchedRows<R extends NamedRow>(figure: FigureAddress, rows: readonly R[], key: string): R[] {
  const own = rows.filter((row) => watchedKey(figure, row) === key);
  return own.length > 0 ? own : rows.filter(({ tag_name }) => tag_name === key).slice(0, 1);
}
