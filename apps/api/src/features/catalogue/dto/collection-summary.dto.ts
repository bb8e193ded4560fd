import type { CollectionSummary } from '@toile/contracts';
import { ReferenceDto } from './reference.dto.js';

/** A collection as lists show it. */
export class CollectionSummaryDto implements CollectionSummary {
  /** @example "castellani-brera-fall-winter-2026" */
  slug: string;
  designer: ReferenceDto;
  season: ReferenceDto;
  type: ReferenceDto;
  city: ReferenceDto;
  /** The picture of its first look. */
  cover: string | null;
  /** @example 42 */
  looks_count: number;
  /** @example "2026-02-24T14:00:00.000Z" */
  show_date: string;
  /** Whether the show is broadcast. */
  live: boolean;
  locked: boolean;
}
