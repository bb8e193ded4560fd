import type { Figure } from '@toile/contracts';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { catalogueNames } from '../../../catalogue/names';
import section from '../../../design/section.module.css';
import { mostViewedPath, type Tab } from '../lib/tabs';
import { HowCounted } from './how-counted';
import styles from './most-viewed.module.css';
import { MostViewedLive } from './most-viewed-live';

const CITIES = ['Paris', 'Milan', 'New York', 'London'];

/** The figure "most viewed looks": rendered here once, kept up to date in the browser. */
export async function MostViewed({ tab, figure }: { tab: Tab; figure: Figure | null }) {
  const [locale, t, format, names] = await Promise.all([
    getLocale(),
    getTranslations('dashboard'),
    getFormatter(),
    catalogueNames(),
  ]);
  const cities = Object.fromEntries(CITIES.map((city) => [city, names.cityCalled(city)]));
  const day = (iso: string) =>
    format.dateTime(new Date(`${iso}T12:00:00Z`), { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <section aria-labelledby="most-viewed">
      <div className={styles.head}>
        <h2 id="most-viewed" className={section.title}>
          {t('mostViewed.title')}
        </h2>
        {figure && (
          <p className={styles.window}>
            {t('mostViewed.window', { from: day(figure.meta.window.from), to: day(figure.meta.window.to) })}
          </p>
        )}
      </div>
      {figure ? (
        <MostViewedLive
          path={mostViewedPath(tab)}
          figure={figure}
          locale={locale}
          cities={cities}
          words={{
            freshness: t.raw('freshness'),
            frozen: t('frozen'),
            suppressed: t('suppressed'),
            lowBase: t('lowBase'),
            partial: t('partial'),
            isNew: t('new'),
            empty: t('empty'),
            emptyText: t('emptyText'),
            chart: t('mostViewed.chart'),
            table: t('mostViewed.table'),
            caption: t('mostViewed.caption'),
            look: t('mostViewed.look'),
            city: t('mostViewed.city'),
            season: t('mostViewed.season'),
            visitors: t('mostViewed.visitors'),
            rank: t('mostViewed.rank'),
          }}
        >
          <HowCounted meta={figure.meta} />
        </MostViewedLive>
      ) : (
        <div className={styles.empty}>
          <h3>{t('empty')}</h3>
          <p>{t('emptyText')}</p>
        </div>
      )}
    </section>
  );
}
