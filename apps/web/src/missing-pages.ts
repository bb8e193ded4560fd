import { isTab } from './features/dashboard/lib/tabs';

/**
 * Next answers a page that throws `notFound()` with the right status but an empty document that only a script fills.
 * So the proxy looks first, and sends what is not there to a page of ours, complete and with a real 404.
 */

/** The sections of the site: the folders below `app/[locale]` (`missing-pages.spec.ts`). */
export const SECTIONS = ['look', 'collection', 'designer', 'data'];

/** The page that is shown for what is not there; below a language like any other. */
export const MISSING = 'missing';

/** Whether a path, without its language, can be a page at all. */
export function isSectionPath(path: string): boolean {
  const [, section = '', page, slug = ''] = path.split('/');
  if (section === 'data') return page === 'dashboard' && isTab(slug);
  return section === '' || SECTIONS.includes(section);
}

/**
 * What to ask the api to learn whether the page is there: a 404 or a list without anything says no.
 * Null when the path alone says it.
 */
export function questionFor(path: string): string | null {
  const [, section, slug, ...more] = path.split('/');
  if (!slug || slug === 'search' || more.length > 0) return null;
  if (section === 'look' || section === 'collection') return `/${section}/${slug}`;
  // A house is known by its collections.
  if (section === 'designer') return `/api/collections?designer=${slug}`;
  return null;
}
