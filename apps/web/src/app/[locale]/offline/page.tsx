import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageHead } from '../../../design/page-head';
import section from '../../../design/section.module.css';
import { KeptList } from '../../../offline/kept-list';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('messages');
  return { title: t('offline.title'), description: t('offline.lead'), robots: { index: false } };
}

/** Where the service worker leads when there is no connection. */
export default async function Offline() {
  const t = await getTranslations('messages');
  return (
    <div className={section.page}>
      <PageHead title={t('offline.title')} lead={t('offline.lead')} />
      <KeptList words={{ none: t('offline.none'), list: t('offline.kept') }} />
    </div>
  );
}
