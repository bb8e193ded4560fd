import { TYPES } from '@toile/contracts';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { catalogueNames } from '../../../catalogue/names';
import { href } from '../../../i18n/href';
import { type CollectionFilters, collectionQuery } from '../lib/filters';
import styles from './type-and-city.module.css';

const CITIES = [
  { slug: 'paris', name: 'Paris' },
  { slug: 'milan', name: 'Milan' },
  { slug: 'new-york', name: 'New York' },
  { slug: 'london', name: 'London' },
] as const;

/** The listing's filters as rows of links: a click each, and they work as addresses. */
export async function TypeAndCity(props: { filters: CollectionFilters; count: number }) {
  const { filters, count } = props;
  const [locale, t, looks, names] = await Promise.all([
    getLocale(),
    getTranslations('catalogue'),
    getTranslations('looks'),
    catalogueNames(),
  ]);
  const listing = href(locale, 'collection_search', {});
  const row = (key: 'type' | 'city', values: { slug: string; label: string }[]) => (
    <ul className={styles.row} aria-label={looks(`filters.${key}`)}>
      {values.map(({ slug, label }) => (
        <li key={slug}>
          <Link
            href={listing + collectionQuery({ ...filters, [key]: slug, page: 1 })}
            prefetch={false}
            scroll={false}
            aria-current={filters[key] === slug ? 'true' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.filters}>
      {row('type', [
        { slug: '', label: looks('filters.all.type') },
        ...TYPES.map((type) => ({ slug: type.slug, label: names.type(type) })),
      ])}
      {row('city', [
        { slug: '', label: looks('filters.all.city') },
        ...CITIES.map((city) => ({ slug: city.slug, label: names.city(city) })),
      ])}
      <h2 className={styles.count}>{t('collectionsCount', { count })}</h2>
    </div>
  );
}
