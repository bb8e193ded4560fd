import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { knownCities } from '../../../catalogue/known-lists';
import { catalogueNames } from '../../../catalogue/names';
import section from '../../../design/section.module.css';
import { TIME_ZONE } from '../../../i18n/time-zone';
import { byDay, dayIn } from '../lib/by-day';
import styles from './calendar.module.css';

/** To today, or the next day with shows, and to the same shows in the reader's own calendar, of all cities or of one. */
export async function CalendarWays(props: {
  shows: Shape<'CollectionSummaryDto'>[];
  type: string;
  season: string;
}) {
  const { shows, type, season } = props;
  const [locale, t, names] = await Promise.all([getLocale(), getTranslations('browse'), catalogueNames()]);
  const today = dayIn(TIME_ZONE, new Date());
  const next = byDay(shows, await knownCities(locale)).find(({ day }) => day >= today)?.day;
  const cities = [...new Map(shows.map(({ city }) => [city.slug, city])).values()];
  const feed = (city?: string) =>
    `/${locale}/live/shows.ics?${new URLSearchParams({ type, season, ...(city ? { city } : {}) })}`;
  return (
    <p className={styles.ways}>
      {next && (
        <a href={`#day-${next}`} className={section.more}>
          {next === today ? t('live.today') : t('live.nextDay')}
        </a>
      )}
      <a href={feed()} className={section.more} rel="nofollow">
        {t('live.subscribe')}
      </a>
      <a
        href={`/${locale}/live/shows.ics?type=${encodeURIComponent(type)}`}
        className={section.more}
        rel="nofollow"
      >
        {t('live.subscribeOn')}
      </a>
      {cities.length > 1 &&
        cities.map((city) => (
          <a key={city.slug} href={feed(city.slug)} className={section.more} rel="nofollow">
            {t('live.subscribeCity', { city: names.city(city) })}
          </a>
        ))}
    </p>
  );
}
