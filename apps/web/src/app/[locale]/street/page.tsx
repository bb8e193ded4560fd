import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listStreetStyles } from '../../../catalogue/content-api';
import { knownCities } from '../../../catalogue/known-lists';
import { catalogueNames } from '../../../catalogue/names';
import { StreetCard } from '../../../catalogue/street-card';
import grid from '../../../design/look-grid.module.css';
import { Section } from '../../../design/section';
import { StreetLead } from '../../../features/street/components/street-lead';
import { PageView } from '../../../features/tracking/components/page-view';
import { href } from '../../../i18n/href';
import { collectionPage, JsonLd } from '../../../seo/json-ld';
import { pageMetadata } from '../../../seo/page-metadata';

const LEAD = 5;
const OF_A_CITY = 4;

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const [t, newest] = await Promise.all([getTranslations('browse'), listStreetStyles(undefined, locale)]);
  return pageMetadata({
    locale,
    path: pathOf('street_index', {}),
    title: t('street.title'),
    description: t('street.lead'),
    image: newest.results[0]?.image_filename,
  });
}

export default async function Street() {
  const locale = await getLocale();
  const cities = await knownCities(locale);
  const [t, names, newest, ...ofCities] = await Promise.all([
    getTranslations('browse'),
    catalogueNames(),
    listStreetStyles(undefined, locale),
    ...cities.map(async (city) => ({ city, page: await listStreetStyles(city.slug, locale) })),
  ]);
  const lead = newest.results.slice(0, LEAD);
  const shown = new Set(lead.map(({ slug }) => slug));
  return (
    <>
      <JsonLd
        data={collectionPage({
          name: t('street.title'),
          description: t('street.lead'),
          path: href(locale, 'street_index', {}),
        })}
      />
      <StreetLead pictures={lead} />
      {ofCities
        .map(({ city, page }) => ({ city, pictures: page.results.filter(({ slug }) => !shown.has(slug)) }))
        .filter(({ pictures }) => pictures.length > 0)
        .map(({ city, pictures }) => (
          <Section
            key={city.slug}
            id={city.slug}
            title={t('street.in', { city: names.city(city) })}
            more={{
              href: `${href(locale, 'street_search', {})}?city=${city.slug}`,
              label: t('street.reset'),
            }}
          >
            <div className={`${grid.grid} ${grid.whole}`}>
              {pictures.slice(0, OF_A_CITY).map((street) => (
                <StreetCard key={street.slug} street={street} />
              ))}
            </div>
          </Section>
        ))}
      <PageView route="street_index" parameters={{}} />
    </>
  );
}
