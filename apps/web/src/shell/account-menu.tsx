import { getLocale, getTranslations } from 'next-intl/server';
import { href } from '../i18n/href';
import { type AccountLink, AccountLinks } from './account-links';
import styles from './header.module.css';

/** Signing in, or what is the reader's own: a menu of the header, and a part of the menu that fills a phone. */
export async function AccountMenu() {
  const t = await getTranslations('account');
  return (
    <details className={`${styles.drop} ${styles.account}`} data-menu>
      <summary className={styles.tool} aria-label={t('update.title')} title={t('update.title')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="8.5" r="4" />
          <path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
        </svg>
      </summary>
      <AccountLinks links={await accountLinks()} />
    </details>
  );
}

export async function accountLinks(): Promise<AccountLink[]> {
  const [locale, t, nav, browse, collections, newsroom, operations] = await Promise.all([
    getLocale(),
    getTranslations('account'),
    getTranslations('messages.nav'),
    getTranslations('browse.follows'),
    getTranslations('collectionEditor'),
    getTranslations('newsroom'),
    getTranslations('operations'),
  ]);
  return [
    { for: 'visitor', href: href(locale, 'auth', {}), label: t('signIn.title') },
    { for: 'member', href: href(locale, 'user_account_update', {}), label: nav('account') },
    { for: 'member', href: href(locale, 'moodboard_index', {}), label: nav('boards') },
    { for: 'member', href: href(locale, 'user_feed', {}), label: browse('nav') },
    { for: 'brand', href: href(locale, 'user_collections_more', {}), label: collections('title') },
    {
      for: ['brand', 'editor', 'support', 'operator'],
      href: href(locale, 'newsroom', {}),
      label: newsroom('home.title'),
    },
    { for: 'operator', href: href(locale, 'operations_data_quality', {}), label: operations('title') },
    { for: 'signed-in', href: href(locale, 'auth_logout', {}), label: t('update.signOut') },
  ];
}
