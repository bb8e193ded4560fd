import Link from 'next/link';
import { getFormatter, getLocale } from 'next-intl/server';
import type { CSSProperties } from 'react';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { href } from '../../../i18n/href';
import styles from './keywords.module.css';

/** Words in the size of their use, most used first. */
export async function Keywords({
  words,
  season,
}: {
  words: Shape<'FacetValueDto'>[];
  season: string | null;
}) {
  const [locale, names, format] = await Promise.all([getLocale(), catalogueNames(), getFormatter()]);
  const most = words[0]?.total_count ?? 1;
  const listing = `${href(locale, 'look_search', {})}?${season ? `season=${season}&` : ''}tags=`;
  return (
    <ol className={styles.words}>
      {words.map((word) => (
        <li key={word.slug} style={{ '--part': Math.sqrt(word.total_count / most) } as CSSProperties}>
          <Link href={listing + encodeURIComponent(word.slug)} prefetch={false}>
            {names.tag(word)} <small>{format.number(word.total_count)}</small>
          </Link>
        </li>
      ))}
    </ol>
  );
}
