import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { orNothing } from '../../../../api/get-json';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import { mostViewedLooks } from '../../../../features/dashboard/api/most-viewed-looks';
import { MostViewed } from '../../../../features/dashboard/components/most-viewed';
import { PageView } from '../../../../features/tracking/components/page-view';
import { pageMetadata } from '../../../../seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('offers')]);
  return pageMetadata({
    locale,
    path: pathOf('data_dashboard_components', {}),
    title: t('parts.title'),
    description: t('parts.lead'),
    index: false,
  });
}

/** The dashboard's figures on their own, each with its definition. */
export default async function DashboardComponents() {
  const locale = await getLocale();
  const [t, figure] = await Promise.all([
    getTranslations('offers'),
    orNothing(mostViewedLooks('home', locale)),
  ]);
  return (
    <div className={section.page}>
      <PageHead title={t('parts.title')} lead={t('parts.lead')} />
      <MostViewed tab="home" figure={figure} />
      <PageView route="data_dashboard_components" parameters={{}} />
    </div>
  );
}
