import type { FigureRow, Locale } from '@toile/contracts';
import Link from 'next/link';
import { memo } from 'react';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import styles from './ranked-looks.module.css';
import type { CityNames, FigureWords } from './words';

/** The looks of a ranking as pictures, each with its place and its figure. */
export const RankedLooks = memo(function RankedLooks(props: {
  rows: readonly FigureRow[];
  words: FigureWords;
  locale: Locale;
  cities: CityNames;
}) {
  const { words, cities } = props;
  const number = new Intl.NumberFormat(props.locale);
  return (
    <ol className={styles.looks}>
      {props.rows.map((row) => (
        <li key={row.look}>
          <Link href={href(props.locale, 'look_show', { slug: row.look ?? '' })} prefetch={false}>
            <span className={styles.frame}>
              {row.image_filename && (
                <Picture
                  filename={row.image_filename}
                  alt=""
                  sizes="(min-width: 64rem) 15vw, (min-width: 40rem) 31vw, 46vw"
                />
              )}
              <span className={styles.rank}>{row.ranking}</span>
            </span>
            <span className={styles.label}>{row.label}</span>
            <span className={styles.facts}>
              {[row.season_short, cities[row.city_name ?? ''] ?? row.city_name].filter(Boolean).join(' · ')}
            </span>
            {row.value === null ? (
              <span className={styles.hidden}>{row.suppressed ? words.suppressed : words.empty}</span>
            ) : (
              <span className={styles.value}>
                {/* A new value is a new element, so that its arrival can be seen. */}
                <strong key={row.value}>{number.format(row.value)}</strong> {words.visitors.toLowerCase()}
                {row.low_base && <em>{words.lowBase}</em>}
                {row.new && <em>{words.isNew}</em>}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ol>
  );
});
