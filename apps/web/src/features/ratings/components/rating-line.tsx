import { getLocale, getTranslations } from 'next-intl/server';
import { getRatingOverview } from '../api/rating-overview';
import styles from './rating.module.css';
import { Star } from './star';

/** How a collection is rated in a word, leading to where it can be rated. */
export async function RatingLine({ collection }: { collection: string }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('ratings')]);
  const overview = await getRatingOverview(collection, locale);
  if (!overview) return null;
  return (
    <a href="#rating" className={styles.line} data-rated={overview.average !== null || undefined}>
      <Star />
      {overview.average === null
        ? t('line.rate')
        : t('line.average', { average: overview.average, count: overview.count })}
    </a>
  );
}
