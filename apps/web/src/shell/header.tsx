import { pathOf } from '@toile/contracts';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { href } from '../i18n/href';
import { OpensSearch } from '../search-box/opens-search';
import { searchWords } from '../search-box/search-words';
import { AccountLinks } from './account-links';
import { AccountMenu, accountLinks } from './account-menu';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { latestCalendar } from './latest-calendar';
import { NavLinks } from './nav-links';

export async function Header() {
  const [locale, t, account, search] = await Promise.all([
    getLocale(),
    getTranslations('messages'),
    getTranslations('account'),
    searchWords(),
  ]);
  const latest = latestCalendar(new Date());
  const links = [
    { href: href(locale, 'look_search', {}), under: '/look/', label: t('nav.looks') },
    { href: href(locale, 'collection_search', {}), under: '/collection/', label: t('nav.collections') },
    { href: `${href(locale, 'home', {})}#designers`, under: '/designer/', label: t('nav.designers') },
    { href: href(locale, 'model_index', {}), under: '/model', label: t('nav.models') },
    { href: href(locale, 'street_index', {}), under: '/street', label: t('nav.street') },
    {
      href: href(locale, 'data_dashboard_show', { slug: 'home' }),
      under: '/data/',
      label: t('nav.data'),
    },
  ];
  // The wide header has room for the sections people ask for most; the menu has them all.
  const all = [
    ...links,
    { href: href(locale, 'live_index', {}), under: '/live', label: t('nav.onNow') },
    ...(latest
      ? [
          {
            href: href(locale, 'live_calendar', latest),
            under: pathOf('live_calendar', latest),
            label: t('nav.live'),
          },
        ]
      : []),
    { href: href(locale, 'trends_index', {}), under: '/trends', label: t('nav.trends') },
    { href: href(locale, 'reports_index', {}), under: '/reports', label: t('nav.reports') },
    { href: href(locale, 'news_index', {}), under: '/news', label: t('nav.news') },
    { href: href(locale, 'membership_index', {}), under: '/premium', label: t('nav.memberships') },
  ];
  return (
    <header className={styles.header}>
      <nav className={styles.links} aria-label={t('nav.label')}>
        <NavLinks links={links} />
      </nav>
      <button
        type="button"
        className={styles.menuButton}
        popoverTarget="menu"
        aria-label={t('nav.menu')}
        aria-haspopup="true"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 8h18M3 16h18" />
        </svg>
      </button>
      <Link
        href={href(locale, 'home', {})}
        prefetch={false}
        className={styles.brand}
        aria-label={t('nav.home')}
      >
        Toile
      </Link>
      <div className={styles.tools}>
        <OpensSearch
          href={`${href(locale, 'look_search', {})}#search`}
          locale={locale}
          className={styles.tool}
          words={search}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="10.5" cy="10.5" r="6.5" />
            <path d="m15.5 15.5 5 5" />
          </svg>
        </OpensSearch>
        <Link
          href={href(locale, 'moodboard_index', {})}
          prefetch={false}
          className={styles.tool}
          aria-label={t('nav.boards')}
          title={t('nav.boards')}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6.5 4h11v16l-5.5-4.2L6.5 20z" />
          </svg>
        </Link>
        <AccountMenu />
        <button
          type="button"
          className={`${styles.tool} ${styles.scripted}`}
          data-theme-toggle
          aria-label={t('theme.label')}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="8" />
            <path className={styles.half} d="M12 4a8 8 0 0 1 0 16z" />
          </svg>
        </button>
        <LanguageSwitch label={t('language.label')} />
      </div>
      <div id="menu" popover="auto" className={styles.menu}>
        <button
          type="button"
          className={styles.close}
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={t('nav.close')}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m5 5 14 14M19 5 5 19" />
          </svg>
        </button>
        <nav className={styles.own} aria-label={account('update.title')}>
          <AccountLinks links={await accountLinks()} />
        </nav>
        <nav aria-label={t('nav.menu')}>
          <NavLinks links={all} />
        </nav>
      </div>
    </header>
  );
}
