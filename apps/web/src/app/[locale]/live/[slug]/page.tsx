import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { getLiveShow } from '../../../../catalogue/content-api';
import { LookCard } from '../../../../catalogue/look-card';
import { catalogueNames } from '../../../../catalogue/names';
import grid from '../../../../design/look-grid.module.css';
import { Section } from '../../../../design/section';
import { Arrivals } from '../../../../features/live/components/arrivals';
import arriving from '../../../../features/live/components/arrivals.module.css';
import { LiveHead } from '../../../../features/live/components/live-head';
import { PageView } from '../../../../features/tracking/components/page-view';
import { JsonLd } from '../../../../seo/json-ld';
import { pageMetadata } from '../../../../seo/page-metadata';
import type { SlugProps } from '../../../page-props';

async function showOf(slug: string) {
  const show = await getLiveShow(slug, await getLocale());
  if (!show) notFound();
  return show;
}

export async function generateMetadata({ params }: SlugProps): Promise<Metadata> {
  const { slug } = await params;
  const [locale, t, names, { collection }] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    catalogueNames(),
    showOf(slug),
  ]);
  const facts = { designer: collection.designer.name, season: names.season(collection.season) };
  return pageMetadata({
    locale,
    path: pathOf('live_show', { slug }),
    title: `${t('live.eyebrow')}: ${facts.designer}, ${facts.season}`,
    description: t('live.metaDescription', facts),
    image: collection.cover,
  });
}

export default async function LivePage({ params }: SlugProps) {
  const { slug } = await params;
  const [t, names, show] = await Promise.all([getTranslations('browse'), catalogueNames(), showOf(slug)]);
  const { collection } = show;
  return (
    <>
      <JsonLd
        data={{
          '@type': 'Event',
          name: `${collection.designer.name}, ${names.season(collection.season)}`,
          startDate: collection.show_date,
          eventStatus: 'https://schema.org/EventScheduled',
          location: {
            '@type': 'Place',
            name: collection.venue || names.city(collection.city),
            address: names.city(collection.city),
          },
          organizer: { '@type': 'Organization', name: collection.designer.name },
        }}
      />
      <LiveHead show={show} />
      <Section id="looks" title={t('live.looks')}>
        {show.looks.length === 0 && <p>{t('live.waiting')}</p>}
        {/* A show that is over brings no more. */}
        {show.status !== 'over' && (
          <Arrivals show={slug} last={show.looks.at(-1)?.position ?? 0} words={{ out: t.raw('live.out') }} />
        )}
        <div className={`${grid.grid} ${arriving.looks}`}>
          {show.looks.map((look) => (
            <LookCard key={look.slug} look={look} />
          ))}
        </div>
      </Section>
      <PageView route="live_show" parameters={{ slug }} />
    </>
  );
}
