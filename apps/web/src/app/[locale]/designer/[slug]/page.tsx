import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { getDesigner } from '../../../../catalogue/catalogue-api';
import { CollectionCard } from '../../../../catalogue/collection-card';
import { FIRST_ROW } from '../../../../catalogue/first-row';
import { LookCard } from '../../../../catalogue/look-card';
import { catalogueNames } from '../../../../catalogue/names';
import grid from '../../../../design/look-grid.module.css';
import header from '../../../../design/page-head.module.css';
import { Section } from '../../../../design/section';
import section from '../../../../design/section.module.css';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { pageMetadata } from '../../../../seo/page-metadata';

interface Props {
  params: Promise<{ slug: string }>;
}

/** A designer is known by its collections: without any there is no page. */
async function designerOf(slug: string) {
  const found = await getDesigner(slug, await getLocale());
  const [newest] = found?.collections ?? [];
  if (!found || !newest) notFound();
  return { ...found, newest };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const [locale, t, { designer, newest }] = await Promise.all([
    getLocale(),
    getTranslations('catalogue'),
    designerOf(slug),
  ]);
  return pageMetadata({
    locale,
    path: pathOf('designer_show', { slug }),
    title: designer.name,
    description: designer.bio || t('designer.metaDescription', { designer: designer.name }),
    image: newest.cover,
  });
}

export default async function DesignerPage({ params }: Props) {
  const { slug } = await params;
  const locale = await getLocale();
  const [t, names, { designer, collections, looks }] = await Promise.all([
    getTranslations('catalogue'),
    catalogueNames(),
    designerOf(slug),
  ]);
  const facts = [
    designer.founded && t('designer.founded', { year: String(designer.founded) }),
    t('collectionsCount', { count: designer.collections_count }),
    t('looksCount', { count: designer.looks_count }),
  ];
  return (
    <>
      <div className={`${section.page} ${header.head}`}>
        <p className={section.eyebrow}>{names.city(designer.city)}</p>
        <h1>{designer.name}</h1>
        {designer.bio && <p lang={designer.language}>{designer.bio}</p>}
        <p>
          {facts.filter(Boolean).join(' · ')}
          {designer.website && (
            <>
              {' · '}
              <a href={designer.website} rel="noopener">
                {t('designer.website')}
              </a>
            </>
          )}
        </p>
      </div>
      <div className={section.page}>
        <h2 className="visually-hidden">{t('designer.collections')}</h2>
        <div className={grid.grid}>
          {collections.map((collection, index) => (
            <CollectionCard key={collection.slug} collection={collection} priority={index < FIRST_ROW} />
          ))}
        </div>
      </div>
      <Section
        id="looks"
        title={t('designer.latestLooks')}
        more={{
          href: `${href(locale, 'look_search', {})}?designer=${encodeURIComponent(slug)}`,
          label: t('designer.allLooks', { designer: designer.name }),
        }}
      >
        <div className={grid.grid}>
          {looks.map((look) => (
            <LookCard key={look.slug} look={look} />
          ))}
        </div>
      </Section>
      <PageView route="designer_show" parameters={{ slug }} />
    </>
  );
}
