import type { DesignerSummary } from '@toile/contracts';
import Link from 'next/link';
import { getLocale } from 'next-intl/server';
import { catalogueNames } from '../../../catalogue/names';
import { href } from '../../../i18n/href';
import styles from './houses.module.css';

/** Every house, set large like an index. */
export async function Houses({ designers }: { designers: DesignerSummary[] }) {
  const [locale, names] = await Promise.all([getLocale(), catalogueNames()]);
  return (
    <ul className={styles.houses}>
      {designers.map((designer) => (
        <li key={designer.slug}>
          <Link href={href(locale, 'designer_show', { slug: designer.slug })} prefetch={false}>
            <span className={styles.name}>{designer.name}</span>
            <span className={styles.city}>{names.city(designer.city)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
