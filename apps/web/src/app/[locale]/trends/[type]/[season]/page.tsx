import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { getTrends } from '../../../../../catalogue/content-api';
import { catalogueNames } from '../../../../../catalogue/names';
import { PageView } from '../../../../../features/tracking/components/page-view';
import { Trends } from '../../../../../features/trends/components/trends';
import { pageMetadata } from '../../../../../seo/page-metadata';

interface Props {
  params: Promise<{ type: string; season: string }>;
}

async function trendsOf({ params }: Props) {
  const path = await params;
  const trends = await getTrends(path.type, path.season, await getLocale());
  if (!trends) notFound();
  return { path, trends };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [locale, t, site, names, { path, trends }] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    getTranslations('messages'),
    catalogueNames(),
    trendsOf(props),
  ]);
  return pageMetadata({
    locale,
    path: pathOf('trends_show', path),
    title: site('titleOf', {
      title: t('trends.title'),
      of: `${names.type(trends.type)}, ${names.season(trends.season)}`,
    }),
    description: t('trends.lead'),
    image: trends.results[0]?.image_filename,
    index: trends.results.length > 0,
  });
}

export default async function TrendsOfSeason(props: Props) {
  const { path, trends } = await trendsOf(props);
  return (
    <>
      <Trends trends={trends} />
      <PageView route="trends_show" parameters={path} />
    </>
  );
}
