import { partsOfLookLabel } from '@toile/contracts';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { filled } from '../../../i18n/filled';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import styles from './most-viewed-strip.module.css';

/** A look that was withdrawn has been seen all the same; it has no picture any more. */
const isStillShown = ({ image_filename }: Shape<'FigureRowDto'>) => image_filename !== null;

/** Ranked pictures in a row that scrolls sideways. */
export async function MostViewedStrip({ rows }: { rows: Shape<'FigureRowDto'>[] }) {
  const [locale, t, names] = await Promise.all([getLocale(), getTranslations('catalogue'), catalogueNames()]);
  const labelOf = ({ label }: Shape<'FigureRowDto'>) => {
    const parts = partsOfLookLabel(label);
    return parts ? filled(t.raw('lookBy'), parts) : label;
  };
  return (
    <ol className={styles.strip}>
      {rows.filter(isStillShown).map((row) => (
        <li key={row.look}>
          <Link href={href(locale, 'look_show', { slug: row.look ?? '' })} prefetch={false}>
            <span className={styles.rank}>{row.ranking}</span>
            {row.image_filename && (
              <Picture filename={row.image_filename} alt="" sizes="(min-width: 60rem) 17rem, 60vw" />
            )}
            <span className={styles.label}>{labelOf(row)}</span>
            <span className={styles.facts}>
              {[row.season_short, row.city_name && names.cityCalled(row.city_name)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
