import { getLocale, getTranslations } from 'next-intl/server';
import { catalogueNames } from '../../../catalogue/names';
import type { ListingFilters } from '../../../listing/filters';
import type { findLooks } from '../api/find-pictures';
import { listed } from './listed';
import { tagOf } from './title-of';

/** Brands that are named; of the others it is told how many they are. */
const NAMED = 3;

/** What search engines are told of a listing of looks: of a tag how many looks have it, and whose; else what the page is for. */
export async function aboutListing(
  filters: ListingFilters,
  page: Awaited<ReturnType<typeof findLooks>>,
): Promise<{ title: string; description: string }> {
  const [locale, t, names] = await Promise.all([getLocale(), getTranslations('looks'), catalogueNames()]);
  const tag = tagOf(filters, names);
  const brands = mostFirst(page?.facets?.designer ?? []);
  if (!tag || !page || brands.length === 0)
    return { title: tag ?? t('title'), description: t('description') };
  const count = page.total_count;
  const more = Math.max(0, brands.length - NAMED);
  const described = { word: tag, count, names: listed(brands.slice(0, NAMED), more > 0, locale), more };
  return { title: t('tagged.title', { word: tag, count }), description: t('tagged.description', described) };
}

const mostFirst = (brands: readonly { name: string; total_count: number }[]): string[] =>
  [...brands]
    .sort((a, b) => b.total_count - a.total_count || a.name.localeCompare(b.name))
    .map(({ name }) => name);
