import { type LookSearchPage, pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { orNothing } from '../../../../../api/get-json';
import { searchLooks } from '../../../../../catalogue/catalogue-api';
import { PageHead } from '../../../../../design/page-head';
import section from '../../../../../design/section.module.css';
import { mostViewedLooks } from '../../../../../features/dashboard/api/most-viewed-looks';
import { DashboardTabs } from '../../../../../features/dashboard/components/dashboard-tabs';
import { Focus } from '../../../../../features/dashboard/components/focus';
import { MostViewed } from '../../../../../features/dashboard/components/most-viewed';
import { FOCUSES, focusQuery, isFocus } from '../../../../../features/dashboard/lib/focus';
import { isTab } from '../../../../../features/dashboard/lib/tabs';
import { PageView } from '../../../../../features/tracking/components/page-view';
import { pageMetadata } from '../../../../../seo/page-metadata';
import type { SearchProps, SlugProps } from '../../../../page-props';

type Props = SlugProps & SearchProps;

const TAB_OF = { trend: 'trends', brand: 'brands', season: 'seasons' } as const;
/** Of a focus that names nothing the catalogue knows. */
const NOTHING: LookSearchPage = { results: [], total_count: 0, page: 1, page_size: 24, open_pages: null };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  if (!isTab(slug) && !isFocus(slug)) notFound();
  const [locale, t] = await Promise.all([getLocale(), getTranslations('dashboard')]);
  const tab = isFocus(slug) ? TAB_OF[FOCUSES[slug].kind] : slug;
  return pageMetadata({
    locale,
    path: pathOf('data_dashboard_show', { slug }),
    title: tab === 'home' ? t('title') : `${t('title')}: ${t(`tabs.${tab}`)}`,
    description: t('metaDescription'),
    index: !isFocus(slug),
  });
}

export default async function DashboardPage({ params, searchParams }: Props) {
  const [{ slug }, given, locale] = await Promise.all([params, searchParams, getLocale()]);
  const t = await getTranslations('dashboard');
  if (isFocus(slug)) {
    const { kind, field } = FOCUSES[slug];
    const query = focusQuery(slug, given);
    const page = query ? await orNothing(searchLooks(`${query}&facets=true`, locale)) : null;
    return (
      <div className={section.page}>
        <DashboardTabs current={TAB_OF[kind]} />
        <Focus
          slug={slug}
          asked={[given[field] ?? ''].flat()[0] ?? ''}
          query={query ?? ''}
          page={page ?? NOTHING}
        />
        <PageView route="data_dashboard_show" parameters={{ slug }} />
      </div>
    );
  }
  if (!isTab(slug)) notFound();
  const figure = await mostViewedLooks(slug, locale);
  return (
    <div className={section.page}>
      <PageHead title={t('title')} lead={t('lead')} />
      <DashboardTabs current={slug} />
      <MostViewed tab={slug} figure={figure} />
      <PageView route="data_dashboard_show" parameters={{ slug }} />
    </div>
  );
}
