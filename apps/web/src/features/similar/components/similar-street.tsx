import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { addressOf } from '../../../api/operations';
import { getStreetStyle, listSimilarStreet } from '../../../catalogue/content-api';
import { FIRST_ROW } from '../../../catalogue/first-row';
import { catalogueNames } from '../../../catalogue/names';
import { StreetCard } from '../../../catalogue/street-card';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { localised } from '../../../i18n/localised';
import { Listed } from '../../../listing/listed';
import { pageMetadata } from '../../../seo/page-metadata';
import { SimilarHead } from './similar-head';

async function wordsFor(slug: string) {
  const locale = await getLocale();
  const [t, names, details] = await Promise.all([
    getTranslations('browse'),
    catalogueNames(),
    getStreetStyle(slug, locale),
  ]);
  if (!details) notFound();
  const { street_style: street } = details;
  const picture = t('street.pictureOf', {
    city: names.city(street.city),
    season: names.season(street.season),
  });
  return { locale, t, street, title: t('similar.street.title'), lead: t('similar.street.lead', { picture }) };
}

export async function similarStreetMetadata(slug: string): Promise<Metadata> {
  const { locale, street, title, lead } = await wordsFor(slug);
  return pageMetadata({
    locale,
    path: pathOf('street_tags_similars', {}),
    query: addressOf('', { query: { look: slug } }),
    title,
    description: lead,
    image: street.image_filename,
    index: false,
  });
}

/** Street style with the tags of another picture, page by page; `paywall` closes it. */
export async function SimilarStreet(props: { slug: string; page: number; paywall: ReactNode }) {
  const { slug } = props;
  const { locale, t, street, title, lead } = await wordsFor(slug);
  const page = await listSimilarStreet(slug, props.page, locale);
  if (!page) notFound();
  const path = addressOf(pathOf('street_tags_similars', {}), { query: { look: slug } });
  return (
    <div className={section.page}>
      <SimilarHead picture={street} href={href(locale, 'street_show', { slug })} title={title} lead={lead} />
      {page.total_count === 0 && <p>{t('similar.none')}</p>}
      {page.results.length > 0 && (
        <Listed
          kind="street"
          address={localised(locale, path)}
          source={path}
          page={page}
          openPages={page.open_pages}
        >
          {page.results.map((other, index) => (
            <StreetCard key={other.slug} street={other} priority={index < FIRST_ROW} />
          ))}
        </Listed>
      )}
      {props.paywall}
    </div>
  );
}
