import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { ActiveFilters } from '../../../listing/active-filters';
import { type ListingFilters, queryOf } from '../../../listing/filters';
import { Listed } from '../../../listing/listed';
import { InStreetStyle, Nearest, NotUnderstood } from '../../../listing/understood';
import { Follow } from '../../follows/components/follow';
import { followable } from '../../follows/lib/followable';
import styles from './results.module.css';

type Found = Shape<'LookSearchPageDto'> | Shape<'StreetSearchPageDto'>;

/** The pictures found, page by page; `children` are their cards. */
export async function Results(props: {
  kind: 'looks' | 'street';
  listing: string;
  /** Path and query of the same in the api. */
  source: string;
  filters: ListingFilters;
  page: Found;
  words: { count: string; empty: string; reset: string };
  /** What stands where the reader may not go on. */
  paywall: ReactNode;
  children: ReactNode;
}) {
  const { listing, filters, page, words } = props;
  const [t, names] = await Promise.all([getTranslations('looks'), catalogueNames()]);
  const about = props.kind === 'looks' ? followable(filters) : null;
  const understood = page.understood ?? null;
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
        <div className={styles.end}>
          {about && <Follow about={about} name={nameOf(about.slug ?? '', page, names)} />}
          <h2 className={styles.count}>
            <span role="status">{words.count}</span>
          </h2>
        </div>
      </div>
      {understood && <InStreetStyle filters={filters} understood={understood} />}
      {understood && <NotUnderstood listing={listing} filters={filters} understood={understood} />}
      {understood && <Nearest listing={listing} filters={filters} understood={understood} />}
      {page.total_count > 0 && page.results.length === 0 ? null : page.results.length === 0 ? (
        <div className={styles.empty} data-search-missed>
          <h3>{words.empty}</h3>
          <p>{t('empty.text')}</p>
          <Link href={listing}>{words.reset}</Link>
        </div>
      ) : (
        <Listed
          kind={props.kind}
          address={listing + queryOf(filters)}
          source={props.source}
          page={page}
          openPages={page.open_pages}
        >
          {props.children}
        </Listed>
      )}
      {props.paywall}
    </>
  );
}

/** What a brand, a model or a tag is called. */
function nameOf(slug: string, { results }: Found, names: Awaited<ReturnType<typeof catalogueNames>>): string {
  const known = results.flatMap((picture) => [picture.designer, ...picture.models, ...picture.tags]);
  const found = known.find((one) => one?.slug === slug) ?? { slug, name: slug };
  return names.tag(found);
}
