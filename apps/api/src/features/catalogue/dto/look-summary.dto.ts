import type { LookSummary } from '@toile/contracts';
import { ReferenceDto } from './reference.dto.js';

/** A look as lists show it; a street style among looks has no collection and may have no brand. */
export class LookSummaryDto implements LookSummary {
  /** @example "castellani-brera-fall-winter-2026-look-12" */
  slug: string;
  /** @example "castellani-brera-fall-winter-2026" */
  collection: string;
  designer: ReferenceDto;
  season: ReferenceDto;
  type: ReferenceDto;
  city: ReferenceDto;
  /**
   * In the order of the show.
   * @example 12
   */
  position: number;
  tags: ReferenceDto[];
  models: ReferenceDto[];
  /**
   * Goes into `/cdn/{filter}/{image_filename}`.
   * @example "8d1f0a6c.jpg"
   */
  image_filename: string;
  /** @example 1200 */
  width: number;
  /** @example 1800 */
  height: number;
  /** @example "1QcSHQRnh493V4dIh4eXh1h4kJUI" */
  thumbhash: string | null;
  /**
   * Dominant colours, the most important first.
   * @example ["#2f3a5f", "#d8d4cf"]
   */
  colours: string[];
  /** Whether the plan of the reader does not open it. */
  locked: boolean;
}
