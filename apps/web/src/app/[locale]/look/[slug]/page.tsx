import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
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
import { pageMetadata } from '../../../../seo/page-metadata';

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const [locale, t, words, names] = await Promise.all([
    getLocale(),
    getTranslations('looks'),
    getTranslations('catalogue'),
    catalogueNames(),
  ]);
  const details = await getLook(slug, locale);
  if (!details) notFound();
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

export default async function LookPage({ params }: Props) {
  const { slug } = await params;
  const locale = await getLocale();
  const details = await getLook(slug, locale);
  if (!details) notFound();
  const [t, collection] = await Promise.all([
    getTranslations('looks'),
    getCollection(details.look.collection, locale),
  ]);
  return (
    <>
      <article
        className={styles.look}
        style={{ '--ratio': details.look.width / details.look.height } as CSSProperties}
      >
        <LookPicture details={details} />
        <LookFacts look={details.look} looksCount={collection?.collection.looks_count ?? null} />
      </article>
      {collection && <Filmstrip looks={collection.looks} current={slug} />}
      {details.related.length > 0 && (
        <Section id="related" title={t('page.related')}>
          <div className={grid.grid}>
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
