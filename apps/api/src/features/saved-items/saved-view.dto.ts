import type { SavedView } from '@toile/contracts';
import type { SavedItems } from './domain/saved-items.state.js';

/** A page of the dashboard with its filters, under a name of the member's own. */
export class SavedViewDto implements SavedView {
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

/** A view that a command has just saved. */
export function viewOf(saved: SavedItems, id: string): SavedViewDto {
  const view = saved.views.find((one) => one.id === id);
  if (!view) throw new Error(`the view ${id} was not kept`);
  return view;
}
