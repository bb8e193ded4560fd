import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { openPages } from '../../../../api/get-lockable';
import { getModel } from '../../../../catalogue/content-api';
import { LookCard } from '../../../../catalogue/look-card';
import section from '../../../../design/section.module.css';
import { ModelHead } from '../../../../features/models/components/model-head';
import { ListingPaywall } from '../../../../features/paywall/components/listing-paywall';
import { Timeline } from '../../../../features/timeline/components/timeline';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { Listed } from '../../../../listing/listed';
import { breadcrumbs, JsonLd } from '../../../../seo/json-ld';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SlugProps } from '../../../page-props';

async function modelOf(slug: string) {
  const details = await getModel(slug, await getLocale());
  if (!details) notFound();
  return details;
}

export async function generateMetadata({ params }: SlugProps): Promise<Metadata> {
  const { slug } = await params;
  const [locale, t, { model }] = await Promise.all([getLocale(), getTranslations('browse'), modelOf(slug)]);
  return pageMetadata({
    locale,
    path: pathOf('model_show', { slug }),
    title: model.name,
    description: t('models.metaDescription', { model: model.name, count: model.looks_count }),
    image: model.image_filename,
  });
}

export default async function ModelPage({ params }: SlugProps) {
  const { slug } = await params;
  const locale = await getLocale();
  const [t, { model, looks }, openLookPages] = await Promise.all([
    getTranslations('browse'),
    modelOf(slug),
    openPages('looks', locale),
  ]);
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
      <ModelHead model={model} />
      <div className={section.page}>
        <h2 className="visually-hidden">{t('models.looks')}</h2>
        <Listed
          kind="looks"
          address={href(locale, 'model_more', { slug })}
          source={pathOf('model_more', { slug })}
          page={looks}
          openPages={openLookPages}
        >
          {looks.results.map((look) => (
            <LookCard key={look.slug} look={look} />
          ))}
        </Listed>
      </div>
      <Timeline of="model" slug={slug} />
      <ListingPaywall context="looks" page={1} />
      <PageView route="model_show" parameters={{ slug }} />
    </>
  );
}
