import type { Locale } from '@toile/contracts';
import { getFormatter, getTranslations } from 'next-intl/server';
import { addressOf } from '../../../api/operations';
import { MOMENT } from '../../../i18n/moment';
import { pressKitDownloads } from '../api/shows-api';
import styles from './shows.module.css';

/** All pictures of a show as one file, and who has downloaded them. */
export async function PressKit({ slug, locale, looks }: { slug: string; locale: Locale; looks: number }) {
  const [t, format, { results, total_count: all }] = await Promise.all([
    getTranslations('newsroom.shows.pressKit'),
    getFormatter(),
    pressKitDownloads(slug, locale),
  ]);
  return (
    <section className={styles.history} aria-labelledby="press-kit">
      <h2 id="press-kit">{t('title')}</h2>
      <p className={styles.fine}>{t('lead')}</p>
      {looks > 0 && (
        <p className={styles.kit}>
          <a
            className={styles.button}
            href={addressOf('/api/newsroom/shows/{slug}/press-kit', { path: { slug } })}
            download
          >
            {t('download')}
          </a>
        </p>
      )}
      {results.length === 0 ? (
        <p className={styles.fine}>{t('none')}</p>
      ) : (
        <>
          <h3>{t('downloads')}</h3>
          <ol>
            {results.map(({ by, company, pictures, at }) => (
              <li key={`${at} ${by}`}>
                <time dateTime={at}>{format.dateTime(new Date(at), MOMENT)}</time>{' '}
                <strong>{by ?? t('left')}</strong>
                {company && `, ${company}`} · {t('line', { count: pictures })}
              </li>
            ))}
          </ol>
          {all > results.length && (
            <p className={styles.fine}>{t('more', { count: all - results.length })}</p>
          )}
        </>
      )}
    </section>
  );
}
