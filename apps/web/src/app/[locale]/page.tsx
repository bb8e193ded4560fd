import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../api/operations';
import { getCollection, listCollections } from '../../catalogue/catalogue-api';
import { CollectionCard } from '../../catalogue/collection-card';
import grid from '../../design/look-grid.module.css';
import { Section } from '../../design/section';
import { HomeBanner } from '../../features/banners/components/home-banner';
import { allDesigners } from '../../features/home/api/all-designers';
import { mostViewed } from '../../features/home/api/most-viewed';
import { Designers } from '../../features/home/components/designers';
import { Hero } from '../../features/home/components/hero';
import { MostViewedStrip } from '../../features/home/components/most-viewed-strip';
import { PageView } from '../../features/tracking/components/page-view';
import { href } from '../../i18n/href';
import { JsonLd, webSite } from '../../seo/json-ld';
import { pageMetadata } from '../../seo/page-metadata';

const COLLECTIONS = 8;

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const [t, { results }] = await Promise.all([getTranslations('messages'), listCollections({}, locale)]);
  return pageMetadata({ locale, path: '/', description: t('description'), image: results[0]?.cover });
}

export default async function Home() {
  const locale = await getLocale();
  const [t, collections, figure, designers] = await Promise.all([
    getTranslations('catalogue'),
    listCollections({}, locale),
    mostViewed(locale),
    allDesigners(locale),
  ]);
  const [newest, ...others] = latestOfEachDesigner(collections.results);
  const latest = newest ? await getCollection(newest.slug, locale) : null;
  return (
    <>
      <JsonLd
        data={webSite({
          path: href(locale, 'home', {}),
          search: href(locale, 'look_search', {}),
          language: locale,
        })}
      />
      {latest && <Hero collection={latest.collection} looks={latest.looks} />}
      <HomeBanner />
      <Section
        id="latest"
        title={t('home.latest')}
        more={{ href: href(locale, 'collection_search', {}), label: t('home.allCollections') }}
      >
        <div className={`${grid.grid} ${grid.whole}`}>
          {others.slice(0, COLLECTIONS).map((collection) => (
            <CollectionCard key={collection.slug} collection={collection} />
          ))}
        </div>
      </Section>
      {figure && figure.rows.length > 0 && (
        <Section
          id="most-viewed"
          title={t('home.mostViewed')}
          note={t('home.mostViewedNote')}
          more={{ href: href(locale, 'data_dashboard_show', { slug: 'home' }), label: t('home.seeFigures') }}
        >
          <MostViewedStrip rows={figure.rows} />
        </Section>
      )}
      <Section id="designers" title={t('home.designers')}>
        <Designers designers={designers} />
      </Section>
      <PageView route="home" parameters={{}} />
    </>
  );
}

/** Newest first, but a designer that showed twice lately does not push the others away. */
function latestOfEachDesigner(collections: Shape<'CollectionSummaryDto'>[]): Shape<'CollectionSummaryDto'>[] {
  const designers = new Set<string>();
  const first = collections.filter(
    ({ designer }) => !designers.has(designer.slug) && designers.add(designer.slug),
  );
  return [...first, ...collections.filter((collection) => !first.includes(collection))];
}
