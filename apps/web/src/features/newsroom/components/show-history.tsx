import { getFormatter, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { MOMENT } from '../../../i18n/moment';
import styles from './shows.module.css';

/** Who has done what to a show, the last change first. */
export async function ShowHistory({ history }: { history: Shape<'ShowHistoryDto'> }) {
  const [t, format] = await Promise.all([getTranslations('newsroom.shows.history'), getFormatter()]);
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">{t('title')}</h2>
      <ol>
        {history.changes.slice(0, 50).map(({ version, type, looks, by, at }) => (
          <li key={version}>
            <time dateTime={at}>{format.dateTime(new Date(at), MOMENT)}</time>{' '}
            <strong>{by ?? t('itself')}</strong> {t(type, { count: String(looks) })}
          </li>
        ))}
      </ol>
    </section>
  );
}
