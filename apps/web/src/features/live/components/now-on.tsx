import Link from 'next/link';
import { getFormatter, getLocale } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { knownCities } from '../../../catalogue/known-lists';
import { catalogueNames } from '../../../catalogue/names';
import { zoneOf } from '../../../catalogue/zone-of';
import grid from '../../../design/look-grid.module.css';
import { Section } from '../../../design/section';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import styles from './now-on.module.css';

const SIZES = '(min-width: 64rem) 23vw, (min-width: 40rem) 31vw, 46vw';

/** Shows with their first look, each the way into its room; nothing where there are none. */
export async function NowOn(props: { id: string; title: string; shows: Shape<'CollectionSummaryDto'>[] }) {
  const { id, title, shows } = props;
  const [locale, names, format] = await Promise.all([getLocale(), catalogueNames(), getFormatter()]);
  if (shows.length === 0) return null;
  const cities = await knownCities(locale);
  return (
    <Section id={id} title={title}>
      <ul className={grid.grid}>
        {shows.map((show) => (
          <li key={show.slug}>
            <Link
              href={href(locale, 'live_show', { slug: show.slug })}
              prefetch={false}
              className={styles.show}
            >
              <span className={styles.frame}>
                {show.cover && <Picture filename={show.cover} alt="" sizes={SIZES} width={2} height={3} />}
              </span>
              <strong>{show.designer.name}</strong>
              <small>
                {names.season(show.season)} · {names.type(show.type)} · {names.city(show.city)}
              </small>
              <time dateTime={show.show_date}>
                {format.dateTime(new Date(show.show_date), {
                  year: 'numeric',
                  day: 'numeric',
                  month: 'long',
                  hour: 'numeric',
                  minute: '2-digit',
                  timeZone: zoneOf(show.city.slug, cities),
                  timeZoneName: 'short',
                })}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
