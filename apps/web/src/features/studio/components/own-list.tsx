import type { OwnCollection, Page, Reference } from '@toile/contracts';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { Pagination } from '../../../design/pagination';
import { href } from '../../../i18n/href';
import { OwnCards } from './own-cards';
import styles from './studio.module.css';

/** Own collections, of all houses of a member or of one; the houses as links above them. */
export async function OwnList(props: {
  page: Page<OwnCollection>;
  houses: Reference[];
  /** The slug of the house they are of. */
  house: string | null;
  hrefOf: (page: number) => string;
}) {
  const { page, houses, house } = props;
  const [locale, t] = await Promise.all([getLocale(), getTranslations('studio')]);
  return (
    <>
      <nav aria-label={t('houses')}>
        <ul className={styles.houses}>
          <li>
            <Link
              href={href(locale, 'user_collections_more', {})}
              prefetch={false}
              aria-current={house === null ? 'page' : undefined}
            >
              {t('all')}
            </Link>
          </li>
          {houses.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                href={href(locale, 'user_collections_list_by_designer', { slug })}
                prefetch={false}
                aria-current={house === slug ? 'page' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {page.results.length === 0 && <p>{t('empty')}</p>}
      <OwnCards collections={page.results} withHouse={house === null && houses.length > 1} />
      <Pagination
        page={page.page}
        pages={Math.ceil(page.total_count / page.page_size)}
        hrefOf={props.hrefOf}
      />
    </>
  );
}

/** The houses that collections are of, each once, by name. */
export function housesOf(collections: readonly OwnCollection[]): Reference[] {
  const houses = new Map(collections.map(({ designer }) => [designer.slug, designer]));
  return [...houses.values()].sort((a, b) => a.name.localeCompare(b.name));
}
