import { pathOf } from '@toile/contracts';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { getLiveCalendar } from '../../../../../catalogue/content-api';
import { catalogueNames } from '../../../../../catalogue/names';
import { SeasonLinks } from '../../../../../catalogue/season-links';
import { PageHead } from '../../../../../design/page-head';
import section from '../../../../../design/section.module.css';
import { Calendar } from '../../../../../features/live/components/calendar';
import { CalendarWays } from '../../../../../features/live/components/calendar-ways';
import { NoShows } from '../../../../../features/live/components/no-shows';
import { PageView } from '../../../../../features/tracking/components/page-view';
import { href } from '../../../../../i18n/href';
import { collectionPage, JsonLd } from '../../../../../seo/json-ld';
import { pageMetadata } from '../../../../../seo/page-metadata';

interface Props {
  params: Promise<{ slug: string; season: string }>;
}

async function calendarOf({ params }: Props) {
  const { slug: type, season } = await params;
  const calendar = await getLiveCalendar(type, season, await getLocale());
  if (!calendar) notFound();
  const [names, t, site] = await Promise.all([
    catalogueNames(),
    getTranslations('browse'),
    getTranslations('messages'),
  ]);
  const subtitle = `${names.type(calendar.type)} — ${names.season(calendar.season)}`;
  const title = site('titleOf', { title: t('live.title'), of: subtitle });
  return { calendar, path: { type, season }, subtitle, title };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [locale, t, { calendar, path, title }] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    calendarOf(props),
  ]);
  return pageMetadata({
    locale,
    path: pathOf('live_calendar', path),
    title,
    description: t('live.lead'),
    image: calendar.shows.find((show) => show.cover)?.cover,
    index: calendar.shows.length > 0,
  });
}

export default async function LiveCalendarPage(props: Props) {
  const [locale, t, { calendar, path, subtitle, title }] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    calendarOf(props),
  ]);
  return (
    <div className={section.page}>
      <JsonLd
        data={collectionPage({
          name: title,
          description: t('live.lead'),
          path: href(locale, 'live_calendar', path),
        })}
      />
      <PageHead eyebrow={subtitle} title={t('live.title')} lead={t('live.lead')} />
      <SeasonLinks route="live_calendar" {...path} />
      {calendar.shows.length > 0 && <CalendarWays shows={calendar.shows} {...path} />}
      {calendar.shows.length === 0 ? <NoShows {...path} /> : <Calendar shows={calendar.shows} />}
      <PageView route="live_calendar" parameters={path} />
    </div>
  );
}
