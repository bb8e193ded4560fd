import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { getTopKeywords } from '../../../catalogue/content-api';
import { catalogueNames } from '../../../catalogue/names';
import { PageHead } from '../../../design/page-head';
import section from '../../../design/section.module.css';
import { PageView } from '../../../features/tracking/components/page-view';
import { Keywords } from '../../../features/trends/components/keywords';
import { href } from '../../../i18n/href';
import { collectionPage, JsonLd } from '../../../seo/json-ld';
import { pageMetadata } from '../../../seo/page-metadata';

async function keywords() {
  const locale = await getLocale();
  const [t, names, { season, results }] = await Promise.all([
    getTranslations('browse'),
    catalogueNames(),
    getTopKeywords(locale),
  ]);
  const lead = season ? t('keywords.lead', { season: names.season(season) }) : t('keywords.empty');
  return { locale, title: t('keywords.title'), lead, season, results };
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale, title, lead } = await keywords();
  return pageMetadata({ locale, path: pathOf('top_tagged_keywords', {}), title, description: lead });
}

export default async function TopTaggedKeywords() {
  const { locale, title, lead, season, results } = await keywords();
  const path = href(locale, 'top_tagged_keywords', {});
  return (
    <div className={section.page}>
      <JsonLd data={collectionPage({ name: title, description: lead, path })} />
      <PageHead title={title} lead={lead} />
      <Keywords words={results} season={season?.slug ?? null} />
      <PageView route="top_tagged_keywords" parameters={{}} />
    </div>
  );
}
