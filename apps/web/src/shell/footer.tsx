import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { href } from '../i18n/href';
import styles from './footer.module.css';

export async function Footer() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('messages')]);
  const explore = [
    { href: href(locale, 'look_search', {}), label: t('nav.looks') },
    { href: href(locale, 'collection_search', {}), label: t('nav.collections') },
    { href: `${href(locale, 'home', {})}#designers`, label: t('nav.designers') },
    { href: href(locale, 'data_dashboard_show', { slug: 'home' }), label: t('footer.mostViewed') },
  ];
  return (
    <footer className={styles.footer}>
      <div>
        <p className={styles.name}>Toile</p>
        <p className={styles.note}>{t('footer.note')}</p>
      </div>
      <nav aria-label={t('footer.explore')}>
        <ul className={styles.links}>
          {explore.map((link) => (
            <li key={link.href}>
              <Link href={link.href} prefetch={false}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.small}>
        <button type="button" data-privacy-choices className={styles.privacy}>
          {t('footer.privacy')}
        </button>
        <span>{t('footer.demo')}</span>
      </p>
    </footer>
  );
}
