import { getLocale, getTranslations } from 'next-intl/server';
import { ask } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import styles from './banners.module.css';
import { DrawnBanner } from './drawn-banner';

/** The place of the home page's banner, where there is one: the page is everybody's, and each reader is drawn their own. */
export async function HomeBanner() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('messages')]);
  const isAnyLive = await orNothing(ask('/api/homepage-banner/show-random', {}, locale));
  return (
    isAnyLive && (
      <div className={styles.place}>
        <DrawnBanner locale={locale} close={t.raw('banner.close')} />
      </div>
    )
  );
}
