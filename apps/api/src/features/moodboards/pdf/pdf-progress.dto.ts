/** How far a PDF is. */
export class PdfProgressDto {
  /** Whether it can be had without waiting. */
  ready: boolean;
  /**
   * Steps done, a step a picture and a page.
   * @example 12
   */
  done: number;
  /** @example 40 */
  total: number;
}
