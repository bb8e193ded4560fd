import Link from 'next/link';
import { getLocale } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { href } from '../../../i18n/href';
import styles from './designers.module.css';

/** Every designer, set large like an index. */
export async function Designers({ designers }: { designers: Shape<'DesignerSummaryDto'>[] }) {
  const [locale, names] = await Promise.all([getLocale(), catalogueNames()]);
  return (
    <ul className={styles.designers}>
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
