import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { getAgency } from '../../../../catalogue/content-api';
import { ModelCard } from '../../../../catalogue/model-card';
import { catalogueNames } from '../../../../catalogue/names';
import grid from '../../../../design/look-grid.module.css';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import { paywallDecision } from '../../../../features/paywall/api/paywall-decision';
import { Paywall } from '../../../../features/paywall/components/paywall';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { breadcrumbs, JsonLd } from '../../../../seo/json-ld';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SlugProps } from '../../../page-props';

async function agencyOf(slug: string) {
  const details = await getAgency(slug, await getLocale());
  if (!details) notFound();
  return details;
}

export async function generateMetadata({ params }: SlugProps): Promise<Metadata> {
  const { slug } = await params;
  const [locale, t, names, { agency, models }] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    catalogueNames(),
    agencyOf(slug),
  ]);
  return pageMetadata({
    locale,
    path: pathOf('agency_show', { slug }),
    title: agency.name,
    description: t('agency.metaDescription', { agency: agency.name, city: names.city(agency.city) }),
    image: models.find((model) => model.image_filename)?.image_filename,
  });
}

export default async function AgencyPage({ params }: SlugProps) {
  const { slug } = await params;
  const locale = await getLocale();
  const [t, names, { agency, models, locked }] = await Promise.all([
    getTranslations('browse'),
    catalogueNames(),
    agencyOf(slug),
  ]);
  const paywall = locked ? await paywallDecision('models', locale) : null;
  return (
    <div className={section.page}>
      <JsonLd
        data={[
          { '@type': 'Organization', name: agency.name, url: href(locale, 'agency_show', { slug }) },
          breadcrumbs([
            { name: t('models.title'), path: href(locale, 'model_index', {}) },
            { name: agency.name },
          ]),
        ]}
      />
      <PageHead
        eyebrow={`${t('agency.eyebrow')} — ${names.city(agency.city)}`}
        title={agency.name}
        lead={<span lang={agency.language}>{agency.about}</span>}
      />
      <div className={section.head}>
        {(!locked || models.length > 0) && (
          <h2 className={section.title}>
            {locked ? t('models.newFaces') : t('models.count', { count: models.length })}
          </h2>
        )}
        {agency.website && (
          <a href={agency.website} rel="noopener" className={section.more}>
            {t('agency.website')}
          </a>
        )}
      </div>
      <div className={grid.grid}>
        {models.map((model) => (
          <ModelCard key={model.slug} model={model} />
        ))}
      </div>
      <Paywall context="models" decision={paywall} />
      <PageView route="agency_show" parameters={{ slug }} />
    </div>
  );
}
