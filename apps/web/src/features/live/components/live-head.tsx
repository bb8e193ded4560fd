import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { knownCities } from '../../../catalogue/known-lists';
import { catalogueNames } from '../../../catalogue/names';
import { placeOf } from '../../../catalogue/place-of';
import { zoneOf } from '../../../catalogue/zone-of';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import styles from './live-head.module.css';

/** The show as it stands: coming, on now or over, with the way to the stream. */
export async function LiveHead({ show }: { show: Shape<'LiveShowDto'> }) {
  const { collection, status } = show;
  const [locale, t, words, names, format] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    getTranslations('catalogue'),
    catalogueNames(),
    getFormatter(),
  ]);
  const cities = await knownCities(locale);
  const date = format.dateTime(new Date(collection.show_date), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zoneOf(collection.city.slug, cities),
    timeZoneName: 'short',
  });
  const latest = show.looks.at(-1);
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <p className={section.eyebrow}>
          {status === 'running' && <span className={styles.dot} aria-hidden="true" />}
          {status === 'running' ? t('live.running') : t(`live.${status}`, { date })}
        </p>
        <h1>
          {collection.designer.name}
          <span>{names.season(collection.season)}</span>
        </h1>
        {collection.title && (
          <p className={styles.title} lang={collection.language}>
            {collection.title}
          </p>
        )}
        <p className={styles.place}>{placeOf(collection.venue, names.city(collection.city))}</p>
        <div className={styles.ways}>
          {show.stream_url && (
            <a href={show.stream_url} rel="noopener" className={styles.watch}>
              {t('live.watch')}
            </a>
          )}
          <Link
            href={href(locale, 'collection_show', { slug: collection.slug })}
            prefetch={false}
            className={section.more}
          >
            {t('live.collection')}
          </Link>
          <Link
            href={href(locale, 'live_calendar', {
              type: collection.type.slug,
              season: collection.season.slug,
            })}
            prefetch={false}
            className={section.more}
          >
            {t('live.calendar')}
          </Link>
        </div>
      </div>
      {latest && (
        <Link
          href={href(locale, 'look_show', { slug: latest.slug })}
          prefetch={false}
          className={styles.picture}
        >
          <Picture
            filename={latest.image_filename}
            alt={words('pictureOf', {
              designer: collection.designer.name,
              season: names.season(collection.season),
              position: String(latest.position),
            })}
            sizes="(min-width: 60rem) 40vw, 100vw"
            width={latest.width}
            height={latest.height}
            thumbhash={latest.thumbhash}
            colours={latest.colours}
            priority
          />
        </Link>
      )}
    </header>
  );
}
