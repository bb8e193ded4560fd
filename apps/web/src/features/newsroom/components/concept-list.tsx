import type { Locale } from '@toile/contracts';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { Pagination } from '../../../design/pagination';
import { languageNames } from './concept-view';
import styles from './vocabulary.module.css';

/** Concepts that were found, by the reader's names for them. */
export async function ConceptList(props: {
  page: Shape<'ConceptsDto'>;
  chosen: string;
  hrefOf: (id: string) => string;
  pageHref: (page: number) => string;
}) {
  const { page, chosen, hrefOf, pageHref } = props;
  const [locale, t] = await Promise.all([getLocale(), getTranslations('newsroom')]);
  const name = languageNames(locale);
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  const missing = (languages: readonly Locale[]) => list.format(languages.map(name));
  return (
    <nav aria-label={t('concepts')}>
      <p className={styles.fine} role="status">
        {page.total_count === 0 ? t('none') : t('found', { count: page.total_count })}
      </p>
      <ul className={styles.list}>
        {page.results.map((concept) => (
          <li key={concept.id}>
            <Link
              href={hrefOf(concept.id)}
              prefetch={false}
              aria-current={concept.id === chosen ? 'true' : undefined}
            >
              <span>{concept.label[locale] ?? concept.slug}</span>
              <small>{concept.id}</small>
            </Link>
            {concept.missing.length > 0 && (
              <small className={styles.missing}>
                {t('untranslated', { languages: missing(concept.missing) })}
              </small>
            )}
          </li>
        ))}
      </ul>
      <Pagination page={page.page} pages={Math.ceil(page.total_count / page.page_size)} hrefOf={pageHref} />
    </nav>
  );
}
