import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { href } from '../../../i18n/href';
import { MOMENT } from '../../../i18n/moment';
import { languageNames } from './concept-view';
import shows from './shows.module.css';
import styles from './words.module.css';

/** What editors write, a line each. */
export async function WordsList({ entries }: { entries: readonly Shape<'WrittenSummaryDto'>[] }) {
  const [locale, t, format] = await Promise.all([
    getLocale(),
    getTranslations('newsroom.words'),
    getFormatter(),
  ]);
  const name = languageNames(locale);
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  const time = (iso: string) => (
    <time dateTime={iso}>{format.dateTime(new Date(iso), { ...MOMENT, timeZone: 'UTC' })}</time>
  );
  return (
    <ul className={`${shows.list} ${styles.list}`}>
      {entries.map((entry) => (
        <li key={`${entry.kind} ${entry.slug}`}>
          <Link
            href={`${href(locale, 'newsroom_words_edit', {})}?${new URLSearchParams({ kind: entry.kind, slug: entry.slug })}`}
            prefetch={false}
          >
            <strong>{entry.title || entry.slug}</strong>
            <span className={shows.meta}>
              <span className={styles.state} data-state={entry.state}>
                {t(`states.${entry.state}`)}
              </span>
              <span>{entry.kind in KINDS ? t(`kinds.${entry.kind as keyof typeof KINDS}`) : entry.kind}</span>
              <span>{entry.slug}</span>
              {entry.publish_at ? (
                <span>{time(entry.publish_at)}</span>
              ) : entry.edited_at ? (
                <span>
                  {entry.edited_by} {time(entry.edited_at)}
                </span>
              ) : (
                entry.published_at && <span>{time(entry.published_at)}</span>
              )}
              {entry.missing.length > 0 && (
                <span className={styles.lacks}>
                  {t('untranslated', { languages: list.format(entry.missing.map(name)) })}
                </span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Those there are words for. */
const KINDS = {
  page: true,
  'dynamic-page': true,
  newsletter: true,
  walk: true,
  report: true,
  poll: true,
  'homepage-banner': true,
  'promo-band': true,
  'footer-banner': true,
  client: true,
  designer: true,
  model: true,
} as const;
