import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import { Status } from '../../collection-editor/components/status';
import { dayOf, zoneOf } from '../lib/zoned';
import styles from './shows.module.css';

type Show = Shape<'OwnCollectionDto'>;

/** Whether nobody else may see a show yet. */
export const isEmbargoed = ({ status, embargo }: Pick<Show, 'status' | 'embargo'>) =>
  status !== 'published' && embargo.until !== null && Date.parse(embargo.until) > Date.now();

/** Shows a line each, with their times on clocks of their cities. */
export async function ShowList({ shows }: { shows: readonly Show[] }) {
  const [locale, t, names, format] = await Promise.all([
    getLocale(),
    getTranslations('newsroom.shows'),
    catalogueNames(),
    getFormatter(),
  ]);
  return (
    <ul className={styles.list}>
      {shows.map((show) => (
        <li key={show.slug}>
          <Link href={href(locale, 'newsroom_show', { slug: show.slug })} prefetch={false}>
            <span className={styles.cover}>
              {show.cover && <Picture filename={show.cover} alt="" sizes="52px" />}
            </span>
            <strong>
              {show.designer.name}, {names.season(show.season)}
            </strong>
            <span className={styles.meta}>
              <span>
                {format.dateTime(new Date(show.show_date), {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                  timeZone: zoneOf(show.city.slug),
                })}
              </span>
              <span>{names.city(show.city)}</span>
              {show.venue && <span>{show.venue}</span>}
              <span>{names.type(show.type)}</span>
              <span>{t('looks', { count: show.looks_count })}</span>
              <Status status={show.status} />
              {isEmbargoed(show) && <span>{t('embargoed')}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A week of shows, each on the day it has where it is shown. */
export async function ShowWeek({ days, shows }: { days: readonly string[]; shows: readonly Show[] }) {
  const [locale, t, names, format] = await Promise.all([
    getLocale(),
    getTranslations('newsroom.shows'),
    catalogueNames(),
    getFormatter(),
  ]);
  const inOrder = [...shows].sort((a, b) => a.show_date.localeCompare(b.show_date));
  const time = ({ show_date, city }: Show) =>
    format.dateTime(new Date(show_date), {
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone: zoneOf(city.slug),
    });
  return (
    <div className={styles.week}>
      {days.map((day) => (
        <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`}>
            {format.dateTime(new Date(`${day}T12:00:00Z`), {
              weekday: 'short',
              day: 'numeric',
              month: 'short',
              timeZone: 'UTC',
            })}
          </h3>
          <ul>
            {inOrder
              .filter((show) => dayOf(show.show_date, zoneOf(show.city.slug)) === day)
              .map((show) => (
                <li key={show.slug}>
                  <Link href={href(locale, 'newsroom_show', { slug: show.slug })} prefetch={false}>
                    <strong>{show.designer.name}</strong>
                    <span className={styles.meta}>
                      <span>{time(show)}</span>
                      <span>{names.city(show.city)}</span>
                      {show.venue && <span>{show.venue}</span>}
                      <Status status={show.status} />
                      {isEmbargoed(show) && <span>{t('embargoed')}</span>}
                    </span>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
