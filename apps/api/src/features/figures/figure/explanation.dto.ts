import type { ExplainedRow, Explanation } from '@toile/contracts';
import { DefinitionDto } from './definition.dto.js';

/** The days a figure is about, in Paris, both included. */
export class WindowDto {
  /** @example "2026-09-08" */
  from: string;
  /** @example "2026-10-13" */
  to: string;
  /**
   * How they were found.
   * @example "SS27: first show day to last show day + 7 days, Europe/Paris"
   */
  rule: string;
}

/** The numbers of a row, and where what is behind them is read. */
export class ExplainedRowDto implements ExplainedRow {
  /** @example "Denim" */
  label: string;
  /** @example "denim" */
  tag_name: string | null;
  /** @example "SS27" */
  season_short: string | null;
  /** Null where the row is hidden. */
  numerator: number | null;
  denominator: number | null;
  /**
   * Looks, or events by day.
   * @example "/api/dashboard/rows/looks?season=spring-summer-2027&trend=denim"
   */
  numerator_rows: string | null;
  denominator_rows: string | null;
  /**
   * What is not in the numerator, and what has changed since.
   * @example "/api/dashboard/rows/context?season=spring-summer-2027&trend=denim&measure=looks"
   */
  context: string | null;
}

/** How a figure was counted. */
export class ExplanationDto implements Explanation {
  definition: DefinitionDto;
  /**
   * What the numbers were read from.
   * @example "catalogue facts, the latest version of each look"
   */
  reads: string;
  window: WindowDto;
  /** @example { "type": "woman", "season": "spring-summer-2027" } */
  filters: Record<string, string>;
  /** @example "2026-11-20T12:00:00.000Z" */
  as_of: string;
  rows: ExplainedRowDto[];
}
