import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { listCollections, searchLooks } from '../../../../catalogue/catalogue-api';
import { CollectionCard } from '../../../../catalogue/collection-card';
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

const LOOKS = 12;

/** A designer is known by its collections: without any there is no page. */
async function collectionsOf(slug: string) {
  const page = await listCollections({ designer: slug }, await getLocale());
  const [newest] = page.results;
  if (!newest) notFound();
  return { ...page, newest };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const [locale, t, { newest }] = await Promise.all([
    getLocale(),
    getTranslations('catalogue'),
    collectionsOf(slug),
  ]);
  const designer = newest.designer.name;
  return pageMetadata({
    locale,
    path: pathOf('designer_show', { slug }),
    title: designer,
    description: t('designer.metaDescription', { designer }),
    image: newest.cover,
  });
}

export default async function DesignerPage({ params }: Props) {
  const { slug } = await params;
  const locale = await getLocale();
  const { newest, results, total_count } = await collectionsOf(slug);
  const [t, names, looks] = await Promise.all([
    getTranslations('catalogue'),
    catalogueNames(),
    searchLooks({ designer: slug }, locale),
  ]);
  return (
    <>
      <div className={`${section.page} ${header.head}`}>
        <p className={section.eyebrow}>{names.city(newest.city)}</p>
        <h1>{newest.designer.name}</h1>
        <p>
          {t('collectionsCount', { count: total_count })} · {t('looksCount', { count: looks.total_count })}
        </p>
      </div>
      <div className={section.page}>
        <h2 className="visually-hidden">{t('designer.collections')}</h2>
        <div className={grid.grid}>
          {results.map((collection) => (
            <CollectionCard key={collection.slug} collection={collection} />
          ))}
        </div>
      </div>
      <Section
        id="looks"
        title={t('designer.latestLooks')}
        more={{
          href: `${href(locale, 'look_search', {})}?designer=${encodeURIComponent(slug)}`,
          label: t('designer.allLooks', { designer: newest.designer.name }),
        }}
      >
        <div className={grid.grid}>
          {looks.results.slice(0, LOOKS).map((look) => (
            <LookCard key={look.slug} look={look} />
          ))}
        </div>
      </Section>
      <PageView route="designer_show" parameters={{ slug }} />
    </>
  );
}
