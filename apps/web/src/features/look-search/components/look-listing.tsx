import { pathOf } from '@toile/contracts';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { addressOf } from '../../../api/operations';
import { FIRST_ROW } from '../../../catalogue/first-row';
import { LookCard } from '../../../catalogue/look-card';
import { catalogueNames } from '../../../catalogue/names';
import { PageHead } from '../../../design/page-head';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { fieldsOf, type ListingFilters, queryOf } from '../../../listing/filters';
import { collectionPage, JsonLd } from '../../../seo/json-ld';
import { findLooks } from '../api/find-pictures';
import { aboutListing } from '../lib/about-listing';
import { titleOf } from '../lib/title-of';
import { Filters } from './filters';
import { NotUnderstood } from './not-understood';
import { Results } from './results';

/** The listing of looks with its filters; `paywall` closes it. */
export async function LookListing(props: { listing: string; filters: ListingFilters; paywall: ReactNode }) {
  const { listing, filters } = props;
  const [language, names, t, counts, page] = await Promise.all([
    getLocale(),
    catalogueNames(),
    getTranslations('looks'),
    getTranslations('catalogue'),
    findLooks(filters),
  ]);
  const about = await aboutListing(filters, page);
  return (
    <div className={section.page}>
      <JsonLd
        data={collectionPage({
          name: about.title,
          description: about.description,
          path: listing + queryOf(filters),
        })}
      />
      <PageHead
        title={titleOf(filters, t('title'), names)}
        lead={t.rich('lead', {
          link: (words) => (
            <Link href={href(language, 'look_picture', {})} prefetch={false}>
              {words}
            </Link>
          ),
        })}
      />
      <Filters
        listing={listing}
        filters={filters}
        facets={page?.facets ?? null}
        refused={page === null}
        sorts
        words={{ label: t('filters.label'), apply: t('filters.apply') }}
      />
      {page ? (
        <Results
          kind="looks"
          listing={listing}
          source={addressOf(pathOf('look_search', {}), { query: { ...fieldsOf(filters), language } })}
          filters={filters}
          page={page}
          paywall={props.paywall}
          words={{
            count: counts('looksCount', { count: page.total_count }),
            empty: t('empty.title'),
            reset: t('empty.reset'),
          }}
        >
          {page.results.map((look, index) => (
            <LookCard key={look.slug} look={look} priority={index < FIRST_ROW} />
          ))}
        </Results>
      ) : (
        <NotUnderstood listing={listing} filters={filters} />
      )}
    </div>
  );
}
