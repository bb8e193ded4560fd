import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Shape } from '../../../api/operations';
import { type ListingFilters, queryOf } from '../../../listing/filters';
import { Listed } from '../../../listing/listed';
import { ActiveFilters } from './active-filters';
import styles from './results.module.css';
import { NotUnderstood, Relaxations } from './understood';

type Found = Shape<'LookSearchPageDto'> | Shape<'StreetSearchPageDto'>;

/** The pictures found, page by page; `children` are their cards. */
export async function Results(props: {
  listing: string;
  filters: ListingFilters;
  page: Found;
  words: { count: string; empty: string; reset: string };
  /** What stands where the reader may not go on. */
  paywall: ReactNode;
  children: ReactNode;
}) {
  const { listing, filters, page, words } = props;
  const t = await getTranslations('looks');
  const understood = ('understood' in page && page.understood) || null;
  return (
    <>
      <div className={styles.bar}>
        <ActiveFilters
          listing={listing}
          filters={filters}
          facets={page.facets ?? null}
          understood={understood}
          looks={page.results}
        />
        <h2 className={styles.count}>
          <span role="status">{words.count}</span>
        </h2>
      </div>
      {understood && <NotUnderstood listing={listing} filters={filters} understood={understood} />}
      {page.total_count > 0 && page.results.length === 0 ? null : page.results.length === 0 ? (
        <div className={styles.empty}>
          <h3>{words.empty}</h3>
          {understood && understood.relaxations.length > 0 ? (
            <Relaxations listing={listing} filters={filters} understood={understood} />
          ) : (
            <p>{t('empty.text')}</p>
          )}
          <Link href={listing}>{words.reset}</Link>
        </div>
      ) : (
        <Listed address={listing + queryOf(filters)} page={page} openPages={page.open_pages}>
          {props.children}
        </Listed>
      )}
      {props.paywall}
    </>
  );
}
