import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { getLiveRoom, getLiveShow } from '../../../../catalogue/content-api';
import { catalogueNames } from '../../../../catalogue/names';
import { Composition } from '../../../../features/live/components/composition';
import { LiveHead } from '../../../../features/live/components/live-head';
import { RoomLooks } from '../../../../features/live/components/room-looks';
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
  const [locale, t, site, names, { collection }] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    getTranslations('messages'),
    catalogueNames(),
    showOf(slug),
  ]);
  const facts = { designer: collection.designer.name, season: names.season(collection.season) };
  return pageMetadata({
    locale,
    path: pathOf('live_show', { slug }),
    title: site('titleOf', { title: t('live.eyebrow'), of: `${facts.designer}, ${facts.season}` }),
    description: t('live.metaDescription', facts),
    image: collection.cover,
  });
}

export default async function LivePage({ params }: SlugProps) {
  const { slug } = await params;
  const [names, show, room] = await Promise.all([
    catalogueNames(),
    showOf(slug),
    getLiveRoom(slug, await getLocale()),
  ]);
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
      {room?.composition && (
        <Composition
          composition={room.composition}
          season={collection.season.slug}
          designer={collection.designer.slug}
        />
      )}
      <RoomLooks show={show} room={room} />
      <PageView route="live_show" parameters={{ slug }} />
    </>
  );
}
