import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import header from '../../../../../design/page-head.module.css';
import section from '../../../../../design/section.module.css';
import { mostViewedLooks } from '../../../../../features/dashboard/api/most-viewed-looks';
import { DashboardTabs } from '../../../../../features/dashboard/components/dashboard-tabs';
import { MostViewed } from '../../../../../features/dashboard/components/most-viewed';
import { isTab } from '../../../../../features/dashboard/lib/tabs';
import { PageView } from '../../../../../features/tracking/components/page-view';
import { pageMetadata } from '../../../../../seo/page-metadata';

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  if (!isTab(slug)) notFound();
  const [locale, t] = await Promise.all([getLocale(), getTranslations('dashboard')]);
  return pageMetadata({
    locale,
    path: pathOf('data_dashboard_show', { slug }),
    title: slug === 'home' ? t('title') : `${t('title')}: ${t(`tabs.${slug}`)}`,
    description: t('metaDescription'),
  });
}

export default async function DashboardPage({ params }: Props) {
  const { slug } = await params;
  if (!isTab(slug)) notFound();
  const locale = await getLocale();
  const [t, figure] = await Promise.all([getTranslations('dashboard'), mostViewedLooks(slug, locale)]);
  return (
    <div className={section.page}>
      <div className={header.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      <DashboardTabs current={slug} />
      <MostViewed tab={slug} figure={figure} />
      <PageView route="data_dashboard_show" parameters={{ slug }} />
    </div>
  );
}
