import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { listCollections } from '../../../catalogue/catalogue-api';
import { catalogueNames } from '../../../catalogue/names';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';

/** That nobody shows in a season, and the way to the calendar that has the latest shows of the kind. */
export async function NoShows({ type }: { type: string }) {
  const locale = await getLocale();
  const [t, names, { results }] = await Promise.all([
    getTranslations('browse'),
    catalogueNames(),
    listCollections({ type }, locale),
  ]);
  const season = results[0]?.season;
  return (
    <>
      <p>{t('live.empty')}</p>
      {season && (
        <p>
          <Link
            href={href(locale, 'live_calendar', { type, season: season.slug })}
            prefetch={false}
            className={section.more}
          >
            {t('live.latestShows', { season: names.season(season) })}
          </Link>
        </p>
      )}
    </>
  );
}
