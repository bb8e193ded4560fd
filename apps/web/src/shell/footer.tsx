import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { href } from '../i18n/href';
import styles from './footer.module.css';
import { latestCalendar } from './latest-calendar';

export async function Footer({ children }: { children: ReactNode }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('messages')]);
  const latest = latestCalendar(new Date());
  const groups = [
    {
      label: t('footer.explore'),
      links: [
        { href: href(locale, 'look_search', {}), label: t('nav.looks') },
        { href: href(locale, 'collection_search', {}), label: t('nav.collections') },
        { href: `${href(locale, 'home', {})}#designers`, label: t('nav.designers') },
        { href: href(locale, 'model_index', {}), label: t('nav.models') },
        { href: href(locale, 'street_index', {}), label: t('nav.street') },
        { href: href(locale, 'live_index', {}), label: t('nav.onNow') },
        ...(latest ? [{ href: href(locale, 'live_calendar', latest), label: t('nav.live') }] : []),
      ],
    },
    {
      label: t('footer.read'),
      links: [
        { href: href(locale, 'news_index', {}), label: t('nav.news') },
        { href: href(locale, 'talk_more', {}), label: t('nav.talk') },
        { href: href(locale, 'parisiens_in_paris_more', {}), label: t('nav.portraits') },
        { href: href(locale, 'trends_index', {}), label: t('nav.trends') },
        { href: href(locale, 'reports_index', {}), label: t('nav.reports') },
        { href: href(locale, 'top_tagged_keywords', {}), label: t('nav.keywords') },
      ],
    },
    {
      label: t('footer.with'),
      links: [
        { href: href(locale, 'data_dashboard_show', { slug: 'home' }), label: t('footer.mostViewed') },
        { href: href(locale, 'data_products_dashboard', {}), label: t('nav.dataProducts') },
        { href: href(locale, 'membership_index', {}), label: t('nav.memberships') },
        { href: href(locale, 'brand_visibility', {}), label: t('nav.visibility') },
        { href: href(locale, 'moodboard_index', {}), label: t('nav.boards') },
        { href: href(locale, 'user_account_update', {}), label: t('nav.account') },
      ],
    },
  ];
  return (
    <footer className={styles.footer}>
      <div>
        <p className={styles.name}>Toile</p>
        <p className={styles.note}>{t('footer.note')}</p>
        <div className={styles.newsletter}>{children}</div>
      </div>
      <div className={styles.groups}>
        {groups.map((group) => (
          <nav key={group.label} aria-label={group.label}>
            <p className={styles.group}>{group.label}</p>
            <ul className={styles.links}>
              {group.links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href} prefetch={false}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={styles.small}>
        <button type="button" data-privacy-choices className={styles.privacy}>
          {t('footer.privacy')}
        </button>
        {(['terms', 'privacy'] as const).map((slug) => (
          <Link
            key={slug}
            href={href(locale, 'page_show', { slug })}
            prefetch={false}
            className={styles.legal}
          >
            {t(`footer.pages.${slug}`)}
          </Link>
        ))}
        <Link href={href(locale, 'service_status', {})} prefetch={false} className={styles.legal}>
          {t('footer.status')}
        </Link>
        <span>{t('footer.demo')}</span>
      </p>
    </footer>
  );
}
