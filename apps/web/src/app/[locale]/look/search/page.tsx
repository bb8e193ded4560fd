import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ApiError } from '../../../../api/get-json';
import { searchLooks } from '../../../../catalogue/catalogue-api';
import header from '../../../../design/page-head.module.css';
import section from '../../../../design/section.module.css';
import { Filters } from '../../../../features/look-search/components/filters';
import { Results } from '../../../../features/look-search/components/results';
import { type LookFilters, queryOf, readFilters } from '../../../../features/look-search/lib/filters';
import { PageView } from '../../../../features/tracking/components/page-view';
import { pageMetadata } from '../../../../seo/page-metadata';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function find(filters: LookFilters) {
  const query = queryOf(filters);
  try {
    return await searchLooks(`${query}${query ? '&' : '?'}facets=true`, await getLocale());
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return null;
    throw error;
  }
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filters = readFilters(await searchParams);
  const [locale, t] = await Promise.all([getLocale(), getTranslations('looks')]);
  return pageMetadata({
    locale,
    path: pathOf('look_search', {}),
    query: queryOf(filters),
    title: t('title'),
    description: t('lead'),
    index: !filters.search,
  });
}

export default async function LookSearch({ searchParams }: Props) {
  const filters = readFilters(await searchParams);
  const [t, page] = await Promise.all([getTranslations('looks'), find(filters)]);
  return (
    <div className={section.page}>
      <div className={header.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      <Filters filters={filters} facets={page?.facets ?? null} refused={page === null} />
      {page ? <Results filters={filters} page={page} /> : <p role="alert">{t('invalid')}</p>}
      <PageView route="look_search" parameters={{}} />
    </div>
  );
}
