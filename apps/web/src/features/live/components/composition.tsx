import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { href } from '../../../i18n/href';
import styles from './room.module.css';

/** What the show has more of than the house's last one, and how many looks that rests on. */
export async function Composition(props: {
  composition: Shape<'CompositionDto'>;
  season: string;
  designer: string;
}) {
  const { composition, season, designer } = props;
  const { rises, looks, looks_before, season_before } = composition;
  const [locale, t, names, format] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    catalogueNames(),
    getFormatter(),
  ]);
  const before = names.season(season_before);
  return (
    <section className={styles.composition} aria-labelledby="composition">
      <h2 id="composition">{t('live.room.against', { season: before })}</h2>
      {rises.length === 0 ? (
        <p>{t('live.room.alike')}</p>
      ) : (
        <ul>
          {rises.map(({ tag, times, looks, looks_before }) => (
            <li key={tag.slug}>
              <Link
                href={`${href(locale, 'look_search', {})}?${new URLSearchParams({ tags: tag.slug, season, designer })}`}
                prefetch={false}
              >
                <strong>{names.tag(tag)}</strong>{' '}
                {times === null ? t('live.room.new') : t('live.room.times', { times: format.number(times) })}
              </Link>
              <small>{t('live.room.counts', { looks, before: String(looks_before) })}</small>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.rests}>
        {t('live.room.rests', {
          looks: String(looks),
          before: String(looks_before),
          season: before,
        })}
      </p>
    </section>
  );
}
