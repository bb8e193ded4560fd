import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import section from '../../../design/section.module.css';
import type { ListingFilters } from '../../../listing/filters';
import { wordsOf } from '../../../listing/in-words';
import { shortened } from '../../../listing/shortened';
import styles from './results.module.css';

/** A search that names what nobody knows, as a link may: it says what was asked, and leads to all there is. */
export async function NotUnderstood({ listing, filters }: { listing: string; filters: ListingFilters }) {
  const t = await getTranslations('looks');
  const words = shortened(wordsOf(filters));
  return (
    <div role="alert" className={styles.unknown}>
      <p>{words ? t('unknown', { words }) : t('invalid')}</p>
      <p>
        <Link href={listing} prefetch={false} className={section.more}>
          {t('empty.all')}
        </Link>
      </p>
    </div>
  );
}
