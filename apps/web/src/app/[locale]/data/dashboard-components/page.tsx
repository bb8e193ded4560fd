import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../design/page-head';
import { BoardPage } from '../../../../features/dashboard/pages/board-page';
import { Gallery } from '../../../../features/dashboard/pages/gallery';
import { PageView } from '../../../../features/tracking/components/page-view';
import { pageMetadata } from '../../../../seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('dashboard')]);
  return pageMetadata({
    locale,
    path: pathOf('data_dashboard_components', {}),
    title: t('gallery.title'),
    description: t('gallery.lead'),
    index: false,
  });
}

/** The living gallery of the dashboard's parts. */
export default async function DashboardComponents() {
  const t = await getTranslations('dashboard');
  return (
    <BoardPage>
      <PageHead title={t('gallery.title')} lead={t('gallery.lead')} />
      <Gallery />
      <PageView route="data_dashboard_components" parameters={{}} />
    </BoardPage>
  );
}
