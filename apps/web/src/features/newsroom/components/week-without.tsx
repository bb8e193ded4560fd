import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { knownCities } from '../../../catalogue/known-lists';
import { zoneOf } from '../../../catalogue/zone-of';
import { listShows } from '../api/shows-api';
import { dayOf } from '../lib/zoned';
import styles from './shows.module.css';

type Show = Shape<'OwnCollectionDto'>;

/** Says that nothing is shown in a week, and leads to the shows after and before it; nothing where there is a show. */
export async function WeekWithout(props: {
  /** Of the week, and of a day to either side. */
  shows: readonly Show[];
  days: readonly string[];
  wanted: { search?: string; state?: 'draft' | 'published' | 'withdrawn' | 'embargoed' };
  hrefOf: (also: Record<string, string>) => string;
}) {
  const { days, wanted, hrefOf } = props;
  const [locale, t, format] = await Promise.all([
    getLocale(),
    getTranslations('newsroom.shows.week'),
    getFormatter(),
  ]);
  const cities = await knownCities(locale);
  const dayOfShow = ({ show_date, city }: Show) => dayOf(show_date, zoneOf(city.slug, cities));
  if (props.shows.some((show) => days.includes(dayOfShow(show)))) return null;
  const [first = '', last = ''] = [days[0], days.at(-1)];
  // Those that are the next in UTC may be in the week on clocks of their city, and are not: it has none.
  const [after, before] = await Promise.all([
    listShows({ ...wanted, from: last, order: 'oldest', size: 20 }, locale),
    listShows({ ...wanted, to: first, size: 20 }, locale),
  ]);
  const ways = [
    ['nextShow', after.results.find((show) => dayOfShow(show) > last)],
    ['showBefore', before.results.find((show) => dayOfShow(show) < first)],
  ] as const;
  return (
    <div className={styles.without}>
      <p role="status">{t('none')}</p>
      <p className={styles.row}>
        {ways.map(
          ([way, show]) =>
            show && (
              <Link key={way} href={hrefOf({ view: 'calendar', week: dayOfShow(show) })} prefetch={false}>
                {t(way, {
                  name: show.designer.name,
                  day: format.dateTime(new Date(`${dayOfShow(show)}T12:00:00Z`), {
                    dateStyle: 'medium',
                    timeZone: 'UTC',
                  }),
                })}
              </Link>
            ),
        )}
      </p>
    </div>
  );
}
