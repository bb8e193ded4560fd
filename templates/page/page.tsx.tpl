import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '../../../design/page-head';
import section from '../../../design/section.module.css';
import { PageView } from '../../../features/tracking/components/page-view';
import { pageMetadata } from '../../../seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('browse')]);
  return pageMetadata({
    locale,
    path: pathOf('{{snake}}', {}),
    title: t('{{key}}.title'),
    description: t('{{key}}.lead'),
  });
}

/** The same for everybody who reads it. */
export default async function {{Name}}() {
  const t = await getTranslations('browse');
  return (
    <div className={section.page}>
      <PageHead title={t('{{key}}.title')} lead={t('{{key}}.lead')} />
      <PageView route="{{snake}}" parameters={{}} />
    </div>
  );
}
