import type { Page, Reference } from '@toile/contracts';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { Pagination } from '../../../design/pagination';
import { href } from '../../../i18n/href';
import styles from './collection-editor.module.css';
import { OwnCards } from './own-cards';

/** Own collections, of all brands of a member or of one; the brands as links above them. */
export async function OwnList(props: {
  page: Page<Shape<'OwnCollectionDto'>>;
  brands: Reference[];
  /** The slug of the brand they are of. */
  brand: string | null;
  hrefOf: (page: number) => string;
}) {
  const { page, brands, brand } = props;
  const [locale, t] = await Promise.all([getLocale(), getTranslations('collectionEditor')]);
  return (
    <>
      <nav aria-label={t('houses')}>
        <ul className={styles.brands}>
          <li>
            <Link
              href={href(locale, 'user_collections_more', {})}
              prefetch={false}
              aria-current={brand === null ? 'page' : undefined}
            >
              {t('all')}
            </Link>
          </li>
          {brands.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                href={href(locale, 'user_collections_list_by_designer', { slug })}
                prefetch={false}
                aria-current={brand === slug ? 'page' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {page.results.length === 0 && <p>{t('empty')}</p>}
      <OwnCards collections={page.results} withDesigner={brand === null && brands.length > 1} />
      <Pagination
        page={page.page}
        pages={Math.ceil(page.total_count / page.page_size)}
        hrefOf={props.hrefOf}
      />
    </>
  );
}

/** The brands that collections are of, each once, by name. */
export function designersOf(collections: readonly Shape<'OwnCollectionDto'>[]): Reference[] {
  const brands = new Map(collections.map(({ designer }) => [designer.slug, designer]));
  return [...brands.values()].sort((a, b) => a.name.localeCompare(b.name));
}
