import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { addressOf } from '../../../../api/operations';
import { getStreetStyle } from '../../../../catalogue/content-api';
import { catalogueNames } from '../../../../catalogue/names';
import { StreetCard } from '../../../../catalogue/street-card';
import grid from '../../../../design/look-grid.module.css';
import { Section } from '../../../../design/section';
import styles from '../../../../features/look-page/components/look-page.module.css';
import { LookPicture } from '../../../../features/look-page/components/look-picture';
import { StreetFacts } from '../../../../features/look-page/components/street-facts';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { breadcrumbs, JsonLd, pictureObject } from '../../../../seo/json-ld';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SlugProps } from '../../../page-props';

async function titled(slug: string) {
  const details = await getStreetStyle(slug, await getLocale());
  if (!details) notFound();
  const [t, names] = await Promise.all([getTranslations('browse'), catalogueNames()]);
  const { city, season } = details.street_style;
  return {
    ...details,
    t,
    title: t('street.pictureOf', { city: names.city(city), season: names.season(season) }),
  };
}

export async function generateMetadata({ params }: SlugProps): Promise<Metadata> {
  const { slug } = await params;
  const [locale, { street_style, title }] = await Promise.all([getLocale(), titled(slug)]);
  return pageMetadata({
    locale,
    path: pathOf('street_show', { slug }),
    title,
    description: `${title}. ${street_style.description}`,
    image: street_style.image_filename,
  });
}

export default async function StreetStylePage({ params }: SlugProps) {
  const { slug } = await params;
  const locale = await getLocale();
  const { street_style: street, previous, next, related, t, title } = await titled(slug);
  const neighbour = (other: string | null, label: string) =>
    other ? { href: href(locale, 'street_show', { slug: other }), label, image: undefined } : null;
  return (
    <>
      <JsonLd
        data={[
          pictureObject({
            image: street.image_filename,
            name: title,
            description: street.description,
            credit: street.photographer,
            path: href(locale, 'street_show', { slug }),
            isFree: !street.locked,
          }),
          breadcrumbs([{ name: t('street.title'), path: href(locale, 'street_index', {}) }, { name: title }]),
        ]}
      />
      <article className={styles.look} style={{ '--ratio': street.width / street.height } as CSSProperties}>
        <LookPicture
          picture={street}
          alt={title}
          previous={neighbour(previous, t('street.previous'))}
          next={neighbour(next, t('street.next'))}
        />
        <StreetFacts street={street} />
      </article>
      {related.length > 0 && (
        <Section
          id="related"
          title={t('street.related')}
          more={{
            href: href(locale, 'street_tags_similars', {}) + addressOf('', { query: { look: slug } }),
            label: t('similar.all'),
          }}
        >
          <div className={`${grid.grid} ${grid.whole}`}>
            {related.map((other) => (
              <StreetCard key={other.slug} street={other} />
            ))}
          </div>
        </Section>
      )}
      <PageView route="street_show" parameters={{ slug }} streetStyle={slug} />
    </>
  );
}
