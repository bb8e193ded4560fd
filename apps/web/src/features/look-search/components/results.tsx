import type { LookSearchPage } from '@toile/contracts';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { LookCard } from '../../../catalogue/look-card';
import grid from '../../../design/look-grid.module.css';
import { Pagination } from '../../../design/pagination';
import { href } from '../../../i18n/href';
import { type LookFilters, queryOf } from '../lib/filters';
import { ActiveFilters } from './active-filters';
import styles from './results.module.css';

const FIRST_ROW = 4;

/** The looks found, page by page. */
export async function Results({ filters, page }: { filters: LookFilters; page: LookSearchPage }) {
  const [locale, t, count] = await Promise.all([
    getLocale(),
    getTranslations('looks'),
    getTranslations('catalogue'),
  ]);
  const listing = href(locale, 'look_search', {});
  return (
    <>
      <div className={styles.bar}>
        <ActiveFilters filters={filters} facets={page.facets ?? null} looks={page.results} />
        <h2 className={styles.count}>
          <span role="status">{count('looksCount', { count: page.total_count })}</span>
        </h2>
      </div>
      {page.results.length === 0 ? (
        <div className={styles.empty}>
          <h3>{t('empty.title')}</h3>
          <p>{t('empty.text')}</p>
          <Link href={listing}>{t('empty.reset')}</Link>
        </div>
      ) : (
        <div className={grid.grid}>
          {page.results.map((look, index) => (
            <LookCard key={look.slug} look={look} priority={index < FIRST_ROW} />
          ))}
        </div>
      )}
      <Pagination
        page={page.page}
        pages={Math.ceil(page.total_count / page.page_size)}
        hrefOf={(number) => listing + queryOf({ ...filters, page: number })}
      />
    </>
  );
}
