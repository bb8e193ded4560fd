import { pathOf, TYPES } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { getCollection, listCollections } from '../../../../catalogue/catalogue-api';
import { catalogueNames } from '../../../../catalogue/names';
import section from '../../../../design/section.module.css';
import { CollectionHead } from '../../../../features/collections/components/collection-head';
import { CollectionsOf, narrowedNames } from '../../../../features/collections/components/collections-of';
import { NumberedLooks } from '../../../../features/collections/components/numbered-looks';
import { OtherSeasons } from '../../../../features/collections/components/other-seasons';
import { RatingLine } from '../../../../features/ratings/components/rating-line';
import { RatingSection } from '../../../../features/ratings/components/rating-section';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { breadcrumbs, collectionPage, JsonLd } from '../../../../seo/json-ld';
import { pageMetadata } from '../../../../seo/page-metadata';
import { missingMetadata, NotFound } from '../../../../shell/not-found';
import { pageNumber, type SearchProps, type SlugProps } from '../../../page-props';

type Props = SlugProps & SearchProps;

/** A known type comes first, then a slug. */
const isType = (slug: string) => TYPES.some((type) => type.slug === slug);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const [locale, t, names] = await Promise.all([getLocale(), getTranslations('catalogue'), catalogueNames()]);
  if (isType(slug)) {
    const { title, cover } = await narrowedNames({ type: slug });
    const description = t('collections.lead');
    const path = pathOf('collection_type', { type: slug });
    return pageMetadata({ locale, path, title, description, image: cover });
  }
  const details = await getCollection(slug, locale);
  if (!details) return missingMetadata();
  const { collection } = details;
  const season = names.season(collection.season);
  return pageMetadata({
    locale,
    path: pathOf('collection_show', { slug }),
    title: `${collection.designer.name}, ${season}`,
    description: t('collections.metaDescription', {
      designer: collection.designer.name,
      season,
      city: names.city(collection.city),
      count: collection.looks_count,
    }),
    image: collection.cover,
  });
}

export default async function CollectionPage({ params, searchParams }: Props) {
  const { slug } = await params;
  if (isType(slug)) {
    return (
      <>
        <CollectionsOf type={slug} page={String(pageNumber(await searchParams))} />
        <PageView route="collection_type" parameters={{ type: slug }} />
      </>
    );
  }
  const locale = await getLocale();
  const details = await getCollection(slug, locale);
  if (!details) return <NotFound />;
  const { collection, looks } = details;
  const [t, names, ofDesigner] = await Promise.all([
    getTranslations('catalogue'),
    catalogueNames(),
    listCollections({ designer: collection.designer.slug }, locale),
  ]);
  const { designer } = collection;
  const season = names.season(collection.season);
  return (
    <div className={section.page}>
      <JsonLd
        data={[
          collectionPage({
            name: `${designer.name}, ${season}`,
            description: t('collections.metaDescription', {
              designer: designer.name,
              season,
              city: names.city(collection.city),
              count: collection.looks_count,
            }),
            path: href(locale, 'collection_show', { slug }),
          }),
          breadcrumbs([
            { name: t('collections.title'), path: href(locale, 'collection_search', {}) },
            { name: designer.name, path: href(locale, 'designer_show', { slug: designer.slug }) },
            { name: season },
          ]),
        ]}
      />
      <CollectionHead collection={collection} more={<RatingLine collection={slug} />} />
      <NumberedLooks looks={looks} />
      <RatingSection collection={slug} given={await searchParams} />
      <OtherSeasons collections={ofDesigner.results} current={collection} />
      <PageView route="collection_show" parameters={{ slug }} />
    </div>
  );
}
