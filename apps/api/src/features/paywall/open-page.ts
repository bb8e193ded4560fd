import { FREE_LISTING_PAGES, type Lockable, type Page, type PaywallContext } from '@toile/contracts';
import { decide, type PaywallReader } from './decide.js';

/** What is locked depends on who asks, so no cache may keep it. */
export const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** A page of a listing as far as the reader may see it: of a later one they are told that it is there, no more. */
export async function openPage<P extends Page<unknown> & { next?: string | null }>(
  reader: PaywallReader,
  context: PaywallContext,
  page: number,
  find: () => Promise<P>,
): Promise<P & Lockable> {
  const found = await find();
  // What leads on names rows of the page.
  const shown = decide(reader, context, page).locked
    ? { ...found, results: [], ...('next' in found && { next: null }) }
    : found;
  const goesOn = !decide(reader, context, FREE_LISTING_PAGES + 1).locked;
  return { ...shown, open_pages: goesOn ? null : FREE_LISTING_PAGES };
}
