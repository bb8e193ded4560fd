import type { Shape } from '../../../api/operations';

/** Which way a triangle points: by the sign of what is displayed, as it is displayed. */
export type Direction = 'up' | 'down' | 'neutral';
export function directionOf(displayed: number | null): Direction | null {
  if (displayed === null || Number.isNaN(displayed)) return null;
  return displayed > 0 ? 'up' : displayed < 0 ? 'down' : 'neutral';
}

const DIGITS = /[.,](\d+)/;
/** Narrow no-break space, which a figure and its sign share. */
const JOIN = '\u202f';

/** A value as the reader's language writes it, with the digits the definition gives it; a percent sign for shares. */
export function valueText(
  row: Pick<Shape<'FigureRowDto'>, 'value' | 'value_label'>,
  locale: string,
): string | null {
  if (row.value === null) return null;
  const label = row.value_label ?? '';
  const digits = DIGITS.exec(label)?.[1]?.length ?? 0;
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return label.includes('%') ? `${number.format(row.value)}${JOIN}%` : number.format(row.value);
}

/** Percent with one digit, as shares of looks are shown. */
export function shareText(percent: number, locale: string): string {
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${number.format(percent)}${JOIN}%`;
}

/** A relative change, always with its sign; minus is a minus. */
export function changeText(percent: number, locale: string): string {
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${signOf(percent)}${number.format(Math.abs(percent))}${JOIN}%`;
}

/** Whether nothing is known to have changed; without an interval nobody says so. */
export const holdsZero = (interval: readonly number[] | null): boolean => {
  const [from = 1, to = 1] = interval ?? [];
  return from <= 0 && to >= 0;
};

/** Percentage points, with their sign. */
export function pointsText(points: number, locale: string): string {
  return (
    signOf(points) + new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(Math.abs(points))
  );
}

const signOf = (value: number) => (value > 0 ? '+' : value < 0 ? '−' : '±');

/** How far ranks moved: up is towards the first. Null where either is unknown. */
export function rankMove(row: Pick<Shape<'FigureRowDto'>, 'ranking' | 'previous_ranking'>): number | null {
  if (row.ranking === null || row.previous_ranking === null) return null;
  return row.previous_ranking - row.ranking;
}

/** How long bars are beside each other, 0 to 1; the longest reaches as far as its interval. */
export function parts(
  rows: readonly Pick<Shape<'FigureRowDto'>, 'value' | 'interval'>[],
): (value: number | null) => number {
  const most = Math.max(0, ...rows.map((row) => row.interval?.[1] ?? row.value ?? 0));
  return (value) => (most > 0 && value !== null ? Math.max(0, value / most) : 0);
}
