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
