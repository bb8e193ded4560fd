import { pathOf, TYPES } from '@toile/contracts';
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
import { Follow } from '../../../../features/follows/components/follow';
import { Timeline } from '../../../../features/timeline/components/timeline';
import { PageView } from '../../../../features/tracking/components/page-view';
import { href } from '../../../../i18n/href';
import { breadcrumbs, JsonLd } from '../../../../seo/json-ld';
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
  const [t, browse, names, { designer, collections, looks }] = await Promise.all([
    getTranslations('catalogue'),
    getTranslations('browse'),
    catalogueNames(),
    designerOf(slug),
  ]);
  // Womenswear and menswear of a season are two collections, and look alike by their cards.
  const byType = TYPES.map((type) => ({
    type,
    shows: collections.filter((collection) => collection.type.slug === type.slug),
  })).filter(({ shows }) => shows.length > 0);
  const facts = [
    designer.founded && t('designer.founded', { year: String(designer.founded) }),
    t('collectionsCount', { count: designer.collections_count }),
    t('looksCount', { count: designer.looks_count }),
  ];
  return (
    <>
      <JsonLd
        data={[
          {
            '@type': 'Brand',
            name: designer.name,
            url: href(locale, 'designer_show', { slug }),
            ...(designer.bio ? { description: designer.bio } : {}),
            ...(designer.website ? { sameAs: designer.website } : {}),
          },
          breadcrumbs([
            { name: t('collections.title'), path: href(locale, 'collection_search', {}) },
            { name: designer.name },
          ]),
        ]}
      />
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
          {' · '}
          <a href={`/${locale}/live/shows.ics?${new URLSearchParams({ designer: slug })}`} rel="nofollow">
            {browse('live.subscribe')}
          </a>
        </p>
        <p>
          <Follow about={{ kind: 'brand', slug }} name={designer.name} />
        </p>
      </div>
      {byType.map(({ type, shows }, part) => (
        <section key={type.slug} className={section.page} aria-labelledby={type.slug}>
          <h2 id={type.slug} className={byType.length > 1 ? header.part : 'visually-hidden'}>
            {names.type(type)}
          </h2>
          <div className={grid.grid}>
            {shows.map((collection, index) => (
              <CollectionCard
                key={collection.slug}
                collection={collection}
                priority={part === 0 && index < FIRST_ROW}
              />
            ))}
          </div>
        </section>
      ))}
      <Timeline of="designer" slug={slug} />
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
