import type { Shape } from '../../../api/operations';

type Row = Pick<Shape<'FigureRowDto'>, 'numerator' | 'denominator'>;

/** What rows of shares are counted from: of one whole, which the head of their column names, or each of its own; null where they are no shares. */
export function samplesOf(
  rows: readonly Row[],
  locale: string,
): { whole: string | null; of(row: Row): string | null } | null {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const wholes = new Set(rows.flatMap(({ denominator }) => (denominator === null ? [] : [denominator])));
  const [first] = wholes;
  if (first === undefined) return null;
  const isOne = wholes.size === 1;
  return {
    whole: isOne ? number.format(first) : null,
    of: ({ numerator, denominator }) => {
      if (numerator === null || denominator === null) return null;
      return isOne ? number.format(numerator) : `${number.format(numerator)} / ${number.format(denominator)}`;
    },
  };
}
