import { changePoints, outliers } from '@toile/forecast';

/** A week of a series. */
export interface KnownWeek {
  from: string;
  /** Its days are not over yet, or not all of them are asked for. */
  partial: boolean;
  /** Out of how much. */
  of: number;
  value: number | null;
  numerator: number;
}
export interface Changes {
  /** Weeks from which on the level was another one. */
  changes: { from: string; before: number; after: number }[];
  /** Single weeks far from what led to expect. */
  oddWeeks: { from: string; value: number; expected: number }[];
}

/** As metrics.md has it: fewer say nothing. */
const FEWEST = 10;
const YEAR = 52;
/** Of weeks of which hardly one is missing the season is known. */
const MOSTLY = 0.9;

/**
 * Where a series changed for good, and which weeks were odd, by the library's rules. Of two years without many gaps the season is
 * taken out first; otherwise the weeks that were measured are compared in their order. Of few events a week nothing is said.
 */
export function changesOf(weeks: readonly KnownWeek[]): Changes {
  const measured = weeks.filter(({ partial, of, value }) => !partial && of >= FEWEST && value !== null);
  const events = measured.reduce((sum, { numerator }) => sum + numerator, 0);
  if (measured.length === 0 || events < FEWEST * measured.length) return { changes: [], oddWeeks: [] };
  const isWhole = measured.length >= 2 * YEAR && measured.length >= MOSTLY * weeks.length;
  const season = isWhole ? YEAR : 1;
  const values = measured.map(({ value }) => value ?? 0);
  const at = (week: number) => measured[week]?.from ?? '';
  const odd = outliers(values, season);
  // A single week is no new level.
  const usual = [...values];
  for (const { at: week, expected } of odd) usual[week] = expected;
  return {
    changes: changePoints(usual, season).map(({ at: week, before, after }) => ({
      from: at(week),
      before: Math.max(0, before),
      after: Math.max(0, after),
    })),
    oddWeeks: odd.map(({ at: week, value, expected }) => ({
      from: at(week),
      value,
      expected: Math.max(0, expected),
    })),
  };
}
