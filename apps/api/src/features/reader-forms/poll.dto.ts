/** An answer of a poll. */
export class PollOptionDto {
  /** @example 1 */
  id: number;
  /** @example "The shoulder" */
  label: string;
  /** @example 3 */
  votes: number;
  /**
   * Whole per cents, 100 together.
   * @example 75
   */
  percent: number;
}

/** How a poll stands. */
export class PollResultDto {
  /** @example 1 */
  poll: number;
  /** @example "What do you look at first?" */
  question: string;
  /**
   * Null for a poll without an end.
   * @example "2026-12-31T00:00:00.000Z"
   */
  closes_at: string | null;
  closed: boolean;
  /** @example 4 */
  total: number;
  /**
   * The option this visitor chose.
   * @example 1
   */
  mine: number | null;
  options: PollOptionDto[];
}
