import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { knownCities } from '../../../catalogue/known-lists';
import { catalogueNames } from '../../../catalogue/names';
import { zoneOf } from '../../../catalogue/zone-of';
import { href } from '../../../i18n/href';
import { MOMENT } from '../../../i18n/moment';
import { Status } from '../../collection-editor/components/status';
import type { WeekShow } from '../lib/show-week';
import { ShowLine } from './show-line';
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
  const cities = await knownCities(locale);
  return (
    <ul className={styles.list}>
      {shows.map((show) => (
        <ShowLine key={show.slug} show={show} href={href(locale, 'newsroom_show', { slug: show.slug })}>
          <span>
            {format.dateTime(new Date(show.show_date), {
              ...MOMENT,
              timeZone: zoneOf(show.city.slug, cities),
            })}
          </span>
          <span>{names.city(show.city)}</span>
          {show.venue && <span>{show.venue}</span>}
          <span>{names.type(show.type)}</span>
          <span>{t('looks', { count: show.looks_count })}</span>
          <Status status={show.status} />
          {isEmbargoed(show) && <span>{t('embargoed')}</span>}
        </ShowLine>
      ))}
    </ul>
  );
}

/** What the calendar shows of shows, in the reader's words. */
export async function weekShows(shows: readonly Show[]): Promise<WeekShow[]> {
  const [locale, t, status, names, format] = await Promise.all([
    getLocale(),
    getTranslations('newsroom.shows'),
    getTranslations('collectionEditor.status'),
    catalogueNames(),
    getFormatter(),
  ]);
  const cities = await knownCities(locale);
  return shows.map((show) => {
    const { slug, designer, city, venue, show_date, embargo } = show;
    const zone = zoneOf(city.slug, cities);
    const time = embargo.until && {
      time: format.dateTime(new Date(embargo.until), {
        ...MOMENT,
        timeZone: zone,
      }),
    };
    return {
      slug,
      name: designer.name,
      href: href(locale, 'newsroom_show', { slug }),
      show_date: new Date(show_date).toISOString(),
      zone,
      city: names.city(city),
      venue,
      status: status(show.status),
      embargo: isEmbargoed(show) && time ? t('embargoUntil', time) : null,
    };
  });
}
