import { FREE_LISTING_PAGES, type Lockable, type Page } from '@toile/contracts';
import type { Member } from '../accounts/members/member.js';
import { mayReadLocked } from '../accounts/roles/may-read.js';

/** What is locked depends on who asks, so no cache may keep it. */
export const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** A page of a listing as far as the reader may see it: of a later one they are told that it is there, no more. */
export async function openPage<T>(
  viewer: Member | undefined,
  page: number,
  find: () => Promise<Page<T>>,
): Promise<Page<T> & Lockable> {
  const open_pages = mayReadLocked(viewer) ? null : FREE_LISTING_PAGES;
  const found = await find();
  const isOpen = open_pages === null || page <= open_pages;
  return { ...found, results: isOpen ? found.results : [], open_pages };
}
