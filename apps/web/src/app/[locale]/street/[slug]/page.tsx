import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { addressOf, type Shape } from '../../../../api/operations';
import { getStreetStyle } from '../../../../catalogue/content-api';
import { catalogueNames } from '../../../../catalogue/names';
import { StreetCard } from '../../../../catalogue/street-card';
import grid from '../../../../design/look-grid.module.css';
import { Section } from '../../../../design/section';
import { Filmstrip } from '../../../../features/look-page/components/filmstrip';
import styles from '../../../../features/look-page/components/look-page.module.css';
import { LookPicture } from '../../../../features/look-page/components/look-picture';
import { StreetFacts } from '../../../../features/look-page/components/street-facts';
import { PageView } from '../../../../features/tracking/components/page-view';
import { filled } from '../../../../i18n/filled';
import { href } from '../../../../i18n/href';
import { breadcrumbs, JsonLd, pictureObject } from '../../../../seo/json-ld';
import { pageMetadata } from '../../../../seo/page-metadata';
import { missingMetadata, NotFound } from '../../../../shell/not-found';
import type { SlugProps } from '../../../page-props';

async function titled(slug: string) {
  const details = await getStreetStyle(slug, await getLocale());
  if (!details) return null;
  const [t, names] = await Promise.all([getTranslations('browse'), catalogueNames()]);
  const titleOf = ({ city, season }: Pick<Shape<'StreetStyleSummaryDto'>, 'city' | 'season'>) =>
    filled(t.raw('street.pictureOf'), { city: names.city(city), season: names.season(season) });
  return { ...details, t, titleOf, title: titleOf(details.street_style) };
}

export async function generateMetadata({ params }: SlugProps): Promise<Metadata> {
  const { slug } = await params;
  const [locale, site, details] = await Promise.all([getLocale(), getTranslations('messages'), titled(slug)]);
  if (!details) return missingMetadata();
  const { street_style, title } = details;
  return pageMetadata({
    locale,
    path: pathOf('street_show', { slug }),
    title,
    description: site('titleOf', { title, of: street_style.description }),
    image: street_style.image_filename,
  });
}

export default async function StreetStylePage({ params }: SlugProps) {
  const { slug } = await params;
  const locale = await getLocale();
  const details = await titled(slug);
  if (!details) return <NotFound />;
  const { street_style: street, previous, next, around, related, t, titleOf, title } = details;
  const neighbour = (other: string | null, label: string) =>
    other ? { href: href(locale, 'street_show', { slug: other }), label } : null;
  const slides = around.map((one) => {
    const { slug, image_filename: image, width, height } = one;
    return { slug, label: titleOf(one), image, width, height };
  });
  const frames = around.map((one) => ({
    ...one,
    href: href(locale, 'street_show', { slug: one.slug }),
    label: titleOf(one),
  }));
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
          type="street-style"
          slug={slug}
          slides={slides}
          picture={street}
          alt={title}
          previous={neighbour(previous, t('street.previous'))}
          next={neighbour(next, t('street.next'))}
        />
        <StreetFacts street={street} />
      </article>
      <Filmstrip label={t('street.around')} frames={frames} current={slug} />
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
