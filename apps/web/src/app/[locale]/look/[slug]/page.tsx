import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { addressOf } from '../../../../api/operations';
import { getCollection, getLook } from '../../../../catalogue/catalogue-api';
import { LookCard } from '../../../../catalogue/look-card';
import { catalogueNames } from '../../../../catalogue/names';
import grid from '../../../../design/look-grid.module.css';
import { Section } from '../../../../design/section';
import { Filmstrip } from '../../../../features/look-page/components/filmstrip';
import { LookFacts } from '../../../../features/look-page/components/look-facts';
import styles from '../../../../features/look-page/components/look-page.module.css';
import { LookPicture } from '../../../../features/look-page/components/look-picture';
import { PageView } from '../../../../features/tracking/components/page-view';
import { filled } from '../../../../i18n/filled';
import { href } from '../../../../i18n/href';
import { breadcrumbs, JsonLd, pictureObject } from '../../../../seo/json-ld';
import { pageMetadata } from '../../../../seo/page-metadata';
import { missingMetadata, NotFound } from '../../../../shell/not-found';
import type { SlugProps } from '../../../page-props';

export async function generateMetadata({ params }: SlugProps): Promise<Metadata> {
  const { slug } = await params;
  const [locale, t, words, names] = await Promise.all([
    getLocale(),
    getTranslations('looks'),
    getTranslations('catalogue'),
    catalogueNames(),
  ]);
  const details = await getLook(slug, locale);
  if (!details) return missingMetadata();
  const { look } = details;
  const facts = {
    designer: look.designer.name,
    season: names.season(look.season),
    position: String(look.position),
  };
  return pageMetadata({
    locale,
    path: pathOf('look_show', { slug }),
    title: words('pictureOf', facts),
    description: t('page.metaDescription', { ...facts, description: look.description }),
    image: look.image_filename,
  });
}

export default async function LookPage({ params }: SlugProps) {
  const { slug } = await params;
  const locale = await getLocale();
  const details = await getLook(slug, locale);
  if (!details) return <NotFound />;
  const { look, previous, next } = details;
  const [t, all, words, names, collection] = await Promise.all([
    getTranslations('looks'),
    getTranslations('browse'),
    getTranslations('catalogue'),
    catalogueNames(),
    getCollection(look.collection, locale),
  ]);
  const season = names.season(look.season);
  const titled = (position: number) =>
    filled(words.raw('pictureOf'), { designer: look.designer.name, season, position });
  const alt = titled(look.position);
  const looks = collection?.looks ?? [];
  // A show that cannot be had leaves the look by itself.
  const slides = (looks.some((one) => one.slug === slug) ? looks : [look]).map((one) => {
    const { slug, image_filename: image, width, height } = one;
    return { slug, label: titled(one.position), image, width, height };
  });
  const frames = looks.map((one) => ({
    ...one,
    href: href(locale, 'look_show', { slug: one.slug }),
    label: filled(words.raw('look'), { position: one.position }),
  }));
  const neighbour = (other: string | null, label: string) =>
    other ? { href: href(locale, 'look_show', { slug: other }), label } : null;
  return (
    <>
      <JsonLd
        data={[
          pictureObject({
            image: look.image_filename,
            name: alt,
            description: look.description,
            credit: look.designer.name,
            path: href(locale, 'look_show', { slug }),
            isFree: !look.locked,
          }),
          breadcrumbs([
            { name: words('collections.title'), path: href(locale, 'collection_search', {}) },
            {
              name: look.designer.name,
              path: href(locale, 'designer_show', { slug: look.designer.slug }),
            },
            { name: season, path: href(locale, 'collection_show', { slug: look.collection }) },
            { name: words('look', { position: String(look.position) }) },
          ]),
        ]}
      />
      <article className={styles.look} style={{ '--ratio': look.width / look.height } as CSSProperties}>
        <LookPicture
          type="look"
          slug={slug}
          slides={slides}
          picture={look}
          alt={alt}
          previous={neighbour(previous, t('page.previous'))}
          next={neighbour(next, t('page.next'))}
        />
        <LookFacts look={look} looksCount={collection?.collection.looks_count ?? null} shop={details.shop} />
      </article>
      {frames.length > 0 && <Filmstrip label={t('page.filmstrip')} frames={frames} current={slug} />}
      {details.related.length > 0 && (
        <Section
          id="related"
          title={t('page.related')}
          more={{
            href: href(locale, 'look_related', {}) + addressOf('', { query: { look: slug } }),
            label: all('similar.all'),
          }}
        >
          <div className={`${grid.grid} ${grid.whole}`}>
            {details.related.map((look) => (
              <LookCard key={look.slug} look={look} />
            ))}
          </div>
        </Section>
      )}
      <PageView route="look_show" parameters={{ slug }} look={slug} />
    </>
  );
}
