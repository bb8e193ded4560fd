import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import { savedItems } from '../../../../features/export/api/saved-items';
import { NotSubscribed } from '../../../../features/export/saved-items/not-subscribed';
import { SavedItemsPage } from '../../../../features/export/saved-items/saved-items-page';
import { PageView } from '../../../../features/tracking/components/page-view';
import { pageMetadata } from '../../../../seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('savedItems')]);
  return pageMetadata({
    locale,
    path: pathOf('data_desk', {}),
    title: t('overview.title'),
    description: t('overview.lead'),
    index: false,
  });
}

/** What the member keeps of the dashboard. */
export default async function SavedItems() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('savedItems')]);
  const items = await savedItems(locale);
  return (
    <div className={section.page}>
      <PageHead title={t('overview.title')} lead={t('overview.lead')} />
      {items ? <SavedItemsPage items={items} /> : <NotSubscribed />}
      <PageView route="data_desk" parameters={{}} />
    </div>
  );
}
