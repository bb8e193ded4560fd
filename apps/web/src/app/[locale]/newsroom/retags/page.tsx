import { pathOf, SEASONS, TYPES } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import type { Metadata } from 'next';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { catalogueNames } from '../../../../catalogue/names';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import { RetagForm } from '../../../../features/newsroom/components/retag-form';
import { PageView } from '../../../../features/tracking/components/page-view';
import { pageMetadata } from '../../../../seo/page-metadata';

const ROUTE = 'newsroom_retags';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('newsroom.retags')]);
  return pageMetadata({
    locale,
    path: pathOf(ROUTE, {}),
    index: false,
    title: t('title'),
    description: t('lead'),
  });
}

/** For editors; the proxy turns everybody else away. */
export default async function RetagsPage() {
  const [locale, { newsroom, exports }, names] = await Promise.all([
    getLocale(),
    getMessages() as Promise<Messages>,
    catalogueNames(),
  ]);
  const words = newsroom.retags;
  const figures = {
    share_of_collection_v2: exports.figures.share_of_collection_v2,
    runway_share_adoption_by_brands: exports.figures.runway_share_adoption_by_brands,
  };
  const seasons = Object.fromEntries(SEASONS.map((season) => [season.slug, names.season(season)]));
  const types = Object.fromEntries(TYPES.map((type) => [type.slug, names.type(type)]));
  return (
    <div className={section.page}>
      <PageHead title={words.title} lead={words.lead} />
      <RetagForm words={words} locale={locale} figures={figures} seasons={seasons} types={types} />
      <PageView route={ROUTE} parameters={{}} />
    </div>
  );
}
