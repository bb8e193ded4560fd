import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import { ownDesk } from '../../../../features/take-away/api/own-desk';
import { DeskPage } from '../../../../features/take-away/desk/desk-page';
import { NoDesk } from '../../../../features/take-away/desk/no-desk';
import { PageView } from '../../../../features/tracking/components/page-view';
import { pageMetadata } from '../../../../seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('desk')]);
  return pageMetadata({
    locale,
    path: pathOf('data_desk', {}),
    title: t('desk.title'),
    description: t('desk.lead'),
    index: false,
  });
}

/** What the member keeps of the dashboard. */
export default async function Desk() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('desk')]);
  const desk = await ownDesk(locale);
  return (
    <div className={section.page}>
      <PageHead title={t('desk.title')} lead={t('desk.lead')} />
      {desk ? <DeskPage desk={desk} /> : <NoDesk />}
      <PageView route="data_desk" parameters={{}} />
    </div>
  );
}
