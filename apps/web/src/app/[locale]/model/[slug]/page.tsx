import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { openPages } from '../../../../api/get-lockable';
import { getModel } from '../../../../catalogue/content-api';
import { ModelPage } from '../../../../features/models/components/model-page';
import { ListingPaywall } from '../../../../features/paywall/components/listing-paywall';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { breadcrumbs, JsonLd } from '../../../../seo/json-ld';
import { pageMetadata } from '../../../../seo/page-metadata';
import { missingMetadata, NotFound } from '../../../../shell/not-found';
import type { SlugProps } from '../../../page-props';

export async function generateMetadata({ params }: SlugProps): Promise<Metadata> {
  const { slug } = await params;
  const locale = await getLocale();
  const [t, details] = await Promise.all([getTranslations('browse'), getModel(slug, locale)]);
  if (!details) return missingMetadata();
  const { model } = details;
  return pageMetadata({
    locale,
    path: pathOf('model_show', { slug }),
    title: model.name,
    description: t('models.metaDescription', { model: model.name, count: model.looks_count }),
    image: model.image_filename,
  });
}

export default async function ModelShowPage({ params }: SlugProps) {
  const { slug } = await params;
  const locale = await getLocale();
  const [t, details, openLookPages] = await Promise.all([
    getTranslations('browse'),
    getModel(slug, locale),
    openPages('looks', locale),
  ]);
  if (!details) return <NotFound />;
  const { model } = details;
  return (
    <>
      <JsonLd
        data={[
          {
            '@type': 'Person',
            name: model.name,
            jobTitle: 'Model',
            url: href(locale, 'model_show', { slug }),
          },
          breadcrumbs([
            { name: t('models.title'), path: href(locale, 'model_index', {}) },
            { name: model.name },
          ]),
        ]}
      />
      <ModelPage details={details} openLookPages={openLookPages} />
      <ListingPaywall context="looks" page={1} />
      <PageView route="model_show" parameters={{ slug }} />
    </>
  );
}
