import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listModels } from '../../../../catalogue/content-api';
import { FIRST_ROW } from '../../../../catalogue/first-row';
import { ModelCard } from '../../../../catalogue/model-card';
import { PageHead } from '../../../../design/page-head';
import section from '../../../../design/section.module.css';
import { ModelSearch } from '../../../../features/models/components/model-search';
import { modelFields, modelQuery, readModelFilters } from '../../../../features/models/lib/filters';
import { paywallDecision } from '../../../../features/paywall/api/paywall-decision';
import { Paywall } from '../../../../features/paywall/components/paywall';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { Listed } from '../../../../listing/listed';
import { collectionPage, JsonLd } from '../../../../seo/json-ld';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SearchProps } from '../../../page-props';

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  const filters = readModelFilters(await searchParams);
  const [locale, t] = await Promise.all([getLocale(), getTranslations('browse')]);
  return pageMetadata({
    locale,
    path: pathOf('model_search', {}),
    query: modelQuery(filters),
    title: t('models.all'),
    description: t('models.lead'),
    index: !filters.search,
  });
}

export default async function FindModels({ searchParams }: SearchProps) {
  const filters = readModelFilters(await searchParams);
  const locale = await getLocale();
  const [t, page, paywall] = await Promise.all([
    getTranslations('browse'),
    listModels(modelFields(filters), locale),
    paywallDecision('models', locale),
  ]);
  const listing = href(locale, 'model_search', {});
  return (
    <div className={section.page}>
      <JsonLd
        data={collectionPage({ name: t('models.all'), description: t('models.lead'), path: listing })}
      />
      <PageHead title={t('models.all')} lead={t('models.count', { count: page.total_count })} />
      <ModelSearch filters={filters} />
      {page.results.length === 0 && <p>{t('models.empty')}</p>}
      <Listed
        kind="models"
        address={listing + modelQuery(filters)}
        source={pathOf('model_search', {}) + modelQuery(filters)}
        page={page}
      >
        {page.results.map((model, index) => (
          <ModelCard key={model.slug} model={model} priority={index < FIRST_ROW} />
        ))}
      </Listed>
      <Paywall context="models" decision={paywall} />
      <PageView route="model_search" parameters={{}} />
    </div>
  );
}
