'use client';
import type { Locale } from '@toile/contracts';
import { usePathname, useSearchParams } from 'next/navigation';
import { inLanguage } from '../i18n/localised';
import styles from './header.module.css';

/** Each language by its own name. */
const LANGUAGES: Record<Locale, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  zh: '中文',
};

/** The same page in the other languages: plain links, so that the whole document changes its language. */
export function LanguageSwitch({ label }: { label: string }) {
  const path = usePathname();
  const query = useSearchParams().toString();
  const current = path.slice(1, 3);
  return (
    <details className={`${styles.drop} ${styles.last}`} data-menu>
      <summary className={styles.tool} aria-label={`${label}: ${LANGUAGES[current as Locale] ?? current}`}>
        {current === 'zh' ? '中' : current.toUpperCase()}
      </summary>
      <ul>
        {Object.entries(LANGUAGES).map(([locale, name]) => (
          <li key={locale}>
            <a
              href={inLanguage(path, locale as Locale) + (query && `?${query}`)}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
