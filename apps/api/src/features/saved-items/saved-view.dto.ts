import type { SavedView } from '@toile/contracts';
import { SharedWithDto } from './shared-with.dto.js';

/** A page of the dashboard with its filters, under a name of the member's own. */
export class SavedViewDto extends SharedWithDto implements SavedView {
  /** @example "3f1c0a9be2d45f60" */
  id: string;
  /**
   * Null once the member is erased.
   * @example "Milan"
   */
  name: string | null;
  /**
   * Path and query without the language.
   * @example "/data/dashboard/trends?city=milan"
   */
  address: string;
  /** @example "2026-11-20T12:00:00.000Z" */
  created_at: string;
}
