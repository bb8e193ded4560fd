import { TYPES } from '@toile/contracts';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { href } from '../i18n/href';
import { knownSeasons } from './known-lists';
import { catalogueNames } from './names';
import styles from './season-links.module.css';

/** Seasons offered before and after the one that is open. */
const AROUND = 3;

/** The other categories of the season, and the seasons next to it. */
export async function SeasonLinks(props: {
  route: 'live_calendar' | 'trends_show';
  type: string;
  season: string;
}) {
  const { route, type, season } = props;
  const [locale, t, names] = await Promise.all([getLocale(), getTranslations('browse'), catalogueNames()]);
  const seasons = (await knownSeasons(locale)).sort((a, b) => b.shows_start.localeCompare(a.shows_start));
  const at = seasons.findIndex((one) => one.slug === season);
  const near = seasons.slice(Math.max(0, at - AROUND), at + AROUND + 1);
  return (
    <nav className={styles.links} aria-label={t('trends.choose')}>
      <ul>
        {TYPES.map((one) => (
          <li key={one.slug}>
            <Link
              href={href(locale, route, { type: one.slug, season })}
              prefetch={false}
              aria-current={one.slug === type ? 'true' : undefined}
            >
              {names.type(one)}
            </Link>
          </li>
        ))}
      </ul>
      <ul>
        {near.map((one) => (
          <li key={one.slug}>
            <Link
              href={href(locale, route, { type, season: one.slug })}
              prefetch={false}
              aria-current={one.slug === season ? 'true' : undefined}
            >
              {names.season(one)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
