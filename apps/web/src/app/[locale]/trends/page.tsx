import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { getLatestTrends } from '../../../catalogue/content-api';
import { PageView } from '../../../features/tracking/components/page-view';
import { Trends } from '../../../features/trends/components/trends';
import { pageMetadata } from '../../../seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const [t, trends] = await Promise.all([getTranslations('browse'), getLatestTrends(locale)]);
  return pageMetadata({
    locale,
    path: pathOf('trends_index', {}),
    title: t('trends.title'),
    description: t('trends.lead'),
    image: trends?.results[0]?.image_filename,
  });
}

export default async function TrendsOfTheDay() {
  return (
    <>
      <Trends trends={await getLatestTrends(await getLocale())} />
      <PageView route="trends_index" parameters={{}} />
    </>
  );
}
