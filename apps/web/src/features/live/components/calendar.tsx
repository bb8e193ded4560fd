import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { knownCities } from '../../../catalogue/known-lists';
import { catalogueNames } from '../../../catalogue/names';
import { zoneOf } from '../../../catalogue/zone-of';
import { href } from '../../../i18n/href';
import { TIME_ZONE } from '../../../i18n/time-zone';
import { byDay, dayIn } from '../lib/by-day';
import styles from './calendar.module.css';

/** The shows of a season, day by day and hour by hour where they take place, set like a programme; today is marked. */
export async function Calendar(props: { shows: Shape<'CollectionSummaryDto'>[]; level?: 2 | 3 }) {
  const { shows, level = 2 } = props;
  const Day = `h${level}` as const;
  const [locale, t, names, format] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    catalogueNames(),
    getFormatter(),
  ]);
  const cities = await knownCities(locale);
  // The page is drawn anew every few seconds.
  const today = dayIn(TIME_ZONE, new Date());
  return (
    <ol className={styles.days}>
      {byDay(shows, cities).map(({ day, shows }) => (
        <li
          key={day}
          id={`day-${day}`}
          className={styles.day}
          aria-current={day === today ? 'date' : undefined}
        >
          <Day>
            {format.dateTime(new Date(`${day}T12:00:00Z`), {
              weekday: 'long',
              day: 'numeric',
              month: 'long',
              year: 'numeric',
            })}
            {day === today && <span className={styles.today}>{t('live.today')}</span>}
          </Day>
          <ol>
            {shows.map((show) => (
              <li key={show.slug}>
                <Link
                  href={href(locale, show.live ? 'live_show' : 'collection_show', { slug: show.slug })}
                  prefetch={false}
                  className={styles.show}
                >
                  <time dateTime={show.show_date}>
                    {format.dateTime(new Date(show.show_date), {
                      hour: 'numeric',
                      minute: '2-digit',
                      timeZone: zoneOf(show.city.slug, cities),
                      timeZoneName: 'short',
                    })}
                  </time>
                  <span className={styles.designer}>{show.designer.name}</span>
                  <span className={styles.city}>{names.city(show.city)}</span>
                  <span className={styles.live}>{show.live && t('live.broadcast')}</span>
                </Link>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
