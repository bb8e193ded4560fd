import { comma } from '@toile/i18n/typography';
import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../api/operations';
import { href } from '../i18n/href';
import { type ListingFilters, queryOf } from './filters';
import { shortened } from './shortened';
import styles from './understood.module.css';

interface Searched {
  listing: string;
  filters: ListingFilters;
  understood: Shape<'UnderstoodDto'>;
}

/** Words of the search that mean nothing we know, and what may have been meant. */
export async function NotUnderstood({ listing, filters, understood }: Searched) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('looks')]);
  if (understood.unknown.length === 0) return null;
  const suggestions = understood.unknown.flatMap((words) => words.suggestions);
  return (
    <p className={styles.unknown}>
      {t('understood.unknown', {
        words: understood.unknown.map(({ text }) => `“${shortened(text)}”`).join(comma(locale)),
      })}
      {suggestions.length > 0 && (
        <>
          {' '}
          {t('understood.instead')}{' '}
          {suggestions.map(({ label, search }) => (
            <Link key={label} href={listing + queryOf({ ...filters, search, page: 1 })} prefetch={false}>
              {label}
            </Link>
          ))}
        </>
      )}
    </p>
  );
}

/** Who asks for street style among looks is led to it. */
export async function InStreetStyle({ filters, understood }: Omit<Searched, 'listing'>) {
  const { street } = understood;
  if (!street || street.total_count === 0) return null;
  const [t, language] = await Promise.all([getTranslations('looks'), getLocale()]);
  const query = queryOf({ ...filters, collection: '', sort: '', page: 1, search: street.search });
  return (
    <p className={styles.unknown}>
      <Link href={href(language, 'street_search', {}) + query} prefetch={false}>
        {t('understood.street', { count: street.total_count })}
      </Link>
    </p>
  );
}

/** Where nothing has all that was asked for: whose results are shown instead, and others with fewer words. */
export async function Nearest({ listing, filters, understood }: Searched) {
  const [t, format] = await Promise.all([getTranslations('looks'), getFormatter()]);
  const { nearest, relaxations } = understood;
  if (!nearest) return null;
  return (
    <div className={styles.nearest} data-search-missed>
      <p role="status">
        {nearest.search
          ? t('understood.nearest', { search: `“${shortened(nearest.search)}”` })
          : t('understood.nearestWithoutWords')}
      </p>
      <ul className={styles.relaxations}>
        {relaxations.map(({ without, search, total_count }) => (
          <li key={search}>
            <Link href={listing + queryOf({ ...filters, search, page: 1 })} prefetch={false}>
              {t('understood.without', {
                words: format.list(
                  without.map((words) => `“${shortened(words)}”`),
                  { type: 'conjunction' },
                ),
                count: total_count,
              })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
