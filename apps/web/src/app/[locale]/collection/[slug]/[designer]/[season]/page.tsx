import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import {
  CollectionsOf,
  narrowedNames,
} from '../../../../../../features/collections/components/collections-of';
import { PageView } from '../../../../../../features/tracking/components/page-view';
import { pageMetadata } from '../../../../../../seo/page-metadata';
import { pageNumber, type SearchProps } from '../../../../../page-props';

interface Props extends SearchProps {
  params: Promise<{ slug: string; designer: string; season: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug: type, designer, season } = await params;
  const [locale, t, { title, cover }] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    narrowedNames({ type, designer, season }),
  ]);
  return pageMetadata({
    locale,
    path: pathOf('collection_type_designer_season', { type, designer, season }),
    title,
    description: t('collection.of', { what: title }),
    image: cover,
  });
}

export default async function CollectionsOfDesignerAndSeason({ params, searchParams }: Props) {
  const [{ slug: type, designer, season }, given] = await Promise.all([params, searchParams]);
  return (
    <>
      <CollectionsOf type={type} designer={designer} season={season} page={String(pageNumber(given))} />
      <PageView route="collection_type_designer_season" parameters={{ type, designer, season }} />
    </>
  );
}
