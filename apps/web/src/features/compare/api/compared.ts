import type { Locale } from '@toile/contracts';
import { getCollection, getLook } from '../../../catalogue/catalogue-api';
import { MOST } from '../stores/compare-store';

/** Slugs of an address, each once, as many as stand side by side. */
export function slugsIn(value: string | string[] | undefined): string[] {
  const slugs = [value ?? []].flat().flatMap((part) => part.split(','));
  return [
    ...new Set(slugs.map((slug) => slug.trim()).filter((slug) => /^[a-z0-9-]{1,200}$/.test(slug))),
  ].slice(0, MOST);
}

const there = <T>(found: readonly (T | null)[]) => found.filter((one): one is T => one !== null);

/** Looks by their slugs; those that are not there are left out. */
export const comparedLooks = async (slugs: readonly string[], locale: Locale) =>
  there(await Promise.all(slugs.map((slug) => getLook(slug, locale)))).map(({ look }) => look);

/** Collections with their looks; those that are not there are left out. */
export const comparedCollections = async (slugs: readonly string[], locale: Locale) =>
  there(await Promise.all(slugs.map((slug) => getCollection(slug, locale))));
