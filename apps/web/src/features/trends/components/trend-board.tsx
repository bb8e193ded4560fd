import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import { changeOf } from '../lib/change';
import styles from './trend-board.module.css';

const WITH_PICTURE = 8;
const SIGNS = { up: '▲', down: '▼', same: '▬' } as const;

/** The ideas of a season by their part in its looks: the first with a picture, all with a bar and how it moved. */
export async function TrendBoard({ trends }: { trends: Shape<'TrendsDto'> }) {
  const [locale, t, names, format] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    catalogueNames(),
    getFormatter(),
  ]);
  const most = trends.results[0]?.share ?? 1;
  const listing = href(locale, 'look_search', {});
  const query = `type=${trends.type.slug}&season=${trends.season.slug}`;
  return (
    <ol className={styles.board}>
      {trends.results.map((trend, index) => {
        const change = changeOf(trend.share, trend.previous_share);
        const points = change ? format.number(change.points) : '';
        return (
          <li key={trend.slug} className={index < WITH_PICTURE ? styles.pictured : styles.plain}>
            <Link
              href={`${listing}?${query}&tags=${encodeURIComponent(trend.slug)}`}
              prefetch={false}
              style={{ '--part': trend.share / most } as CSSProperties}
            >
              {index < WITH_PICTURE && trend.image_filename && (
                <span className={styles.picture}>
                  <Picture
                    filename={trend.image_filename}
                    alt=""
                    sizes="(min-width: 60rem) 23vw, 46vw"
                    priority={index < 4}
                  />
                </span>
              )}
              <span className={styles.name}>{names.tag(trend)}</span>
              <span className={styles.share}>
                {t('trends.share', {
                  share: format.number(trend.share, { style: 'percent', maximumFractionDigits: 1 }),
                })}
              </span>
              <span className={styles.change} data-direction={change?.direction}>
                {change && <span aria-hidden="true">{SIGNS[change.direction]} </span>}
                {change === null
                  ? t('trends.new')
                  : change.direction === 'same'
                    ? t('trends.same')
                    : t(`trends.${change.direction}`, { points })}
              </span>
              <span className={styles.bar} aria-hidden="true" />
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
