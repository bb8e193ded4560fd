import type { DesignerSummary } from '@toile/contracts';
import { ReferenceDto } from '../../catalogue/index.js';

/** A designer as lists show it. */
export class DesignerSummaryDto extends ReferenceDto implements DesignerSummary {
  /**
   * The first of its name.
   * @example "C"
   */
  letter: string;
  /** Where it shows most. */
  city: ReferenceDto;
  /** @example 900 */
  looks_count: number;
  /** @example 22 */
  collections_count: number;
}
