import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { pageWindow } from './page-window';
import styles from './pagination.module.css';

/** Real links to the pages of a listing. */
export async function Pagination(props: { page: number; pages: number; hrefOf: (page: number) => string }) {
  const { page, pages, hrefOf } = props;
  const t = await getTranslations('messages');
  if (pages <= 1 || page > pages) return null;
  return (
    <nav className={styles.pagination} aria-label={t('pagination.label')}>
      {page > 1 ? (
        <Link href={hrefOf(page - 1)} prefetch={false} rel="prev" className={styles.step}>
          <span aria-hidden="true">←</span> {t('pagination.previous')}
        </Link>
      ) : (
        <span />
      )}
      <ol className={styles.pages}>
        {pageWindow(page, pages).map((number, index, all) =>
          number === null ? (
            <li key={`gap after ${all[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                href={hrefOf(number)}
                prefetch={false}
                aria-label={t('pagination.page', { page: String(number) })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages ? (
        <Link href={hrefOf(page + 1)} prefetch={false} rel="next" className={styles.step}>
          {t('pagination.next')} <span aria-hidden="true">→</span>
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
