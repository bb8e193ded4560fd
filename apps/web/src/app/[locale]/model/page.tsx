import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { getModels, listModels } from '../../../catalogue/content-api';
import { PageHead } from '../../../design/page-head';
import { Section } from '../../../design/section';
import section from '../../../design/section.module.css';
import { ModelSlider } from '../../../features/models/components/model-slider';
import { paywallDecision } from '../../../features/paywall/api/paywall-decision';
import { Paywall } from '../../../features/paywall/components/paywall';
import { PageView } from '../../../features/tracking/components/page-view';
import { href } from '../../../i18n/href';
import { collectionPage, JsonLd } from '../../../seo/json-ld';
import { pageMetadata } from '../../../seo/page-metadata';

const GENDERS = ['woman', 'man'] as const;

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const [t, models] = await Promise.all([getTranslations('browse'), getModels(locale)]);
  return pageMetadata({
    locale,
    path: pathOf('model_index', {}),
    title: t('models.title'),
    description: t('models.lead'),
    image: models.new_faces[0]?.image_filename ?? models.results[0]?.image_filename,
  });
}

/** Locked, the page keeps its new faces, which stand still, and the paywall takes the place of the rest. */
export default async function Models() {
  const locale = await getLocale();
  const [t, models, paywall, ...ofGenders] = await Promise.all([
    getTranslations('browse'),
    getModels(locale),
    paywallDecision('models', locale),
    ...GENDERS.map((gender) => listModels({ gender }, locale)),
  ]);
  // Both come from the api; the one that locks wins.
  const isLocked = models.locked || paywall?.locked === true;
  const listing = href(locale, 'model_search', {});
  const sections = [
    { id: 'most-seen', title: t('models.mostSeen'), models: models.results, href: listing },
    ...GENDERS.map((gender, index) => ({
      id: gender,
      title: t(`models.${gender}`),
      models: ofGenders[index]?.results ?? [],
      href: `${listing}?gender=${gender}`,
    })),
  ].filter((one) => one.models.some((model) => !model.locked));
  return (
    <>
      <div className={section.page}>
        <PageHead title={t('models.title')} lead={t('models.lead')} />
        <JsonLd
          data={collectionPage({
            name: t('models.title'),
            description: t('models.lead'),
            path: href(locale, 'model_index', {}),
          })}
        />
      </div>
      {models.new_faces.length > 0 && (
        <Section id="new-faces" title={t('models.newFaces')} note={t('models.newFacesNote')}>
          <ModelSlider models={models.new_faces} label={t('models.newFaces')} isStill={isLocked} leads />
        </Section>
      )}
      {!isLocked &&
        sections.map((one) => (
          <Section
            key={one.id}
            id={one.id}
            title={one.title}
            more={{ href: one.href, label: t('models.all') }}
          >
            <ModelSlider models={one.models} label={one.title} />
          </Section>
        ))}
      <Paywall context="models" decision={paywall} />
      <PageView route="model_index" parameters={{}} />
    </>
  );
}
