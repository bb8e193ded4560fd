import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { href } from '../../../i18n/href';
import styles from './saved-items.module.css';

/** For members without a dashboard subscription. */
export async function NotSubscribed() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('savedItems')]);
  return (
    <p className={styles.empty}>
      {t('overview.subscribe')}{' '}
      <Link className={styles.action} href={href(locale, 'data_products_dashboard', {})} prefetch={false}>
        {t('menu.learn')}
      </Link>
    </p>
  );
}
