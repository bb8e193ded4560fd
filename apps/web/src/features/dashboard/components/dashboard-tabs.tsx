import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { href } from '../../../i18n/href';
import { TABS, type Tab } from '../lib/tabs';
import styles from './dashboard-tabs.module.css';

export async function DashboardTabs({ current }: { current: Tab }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('dashboard')]);
  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')}>
      <ul>
        {TABS.map((tab) => (
          <li key={tab}>
            <Link
              href={href(locale, 'data_dashboard_show', { slug: tab })}
              prefetch={false}
              scroll={false}
              aria-current={tab === current ? 'page' : undefined}
            >
              {t(`tabs.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
