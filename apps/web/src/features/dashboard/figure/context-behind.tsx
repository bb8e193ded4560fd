'use client';
import { useQuery } from '@tanstack/react-query';
import { filled } from '../../../i18n/filled';
import { contextQuery } from '../api/evidence-query';
import { useBoard } from '../board/board';
import { dayText } from './date-time-text';
import styles from './evidence.module.css';

/** What stands around a number: the days it is compared with, what is not in it, and what has changed since its days were over. */
export function ContextBehind({ path }: { path: string }) {
  const { words, locale } = useBoard();
  const { data } = useQuery(contextQuery(path));
  if (!data) return null;
  const { how } = words;
  const { previous_window: before, not_counted: not, changes } = data;
  const number = new Intl.NumberFormat(locale);
  const counts = (of: object) =>
    Object.fromEntries(Object.entries(of).map(([name, count]) => [name, number.format(count)]));
  const since = changes && dayText(changes.since.slice(0, 10), locale);
  const isChanged = changes && changes.added + changes.withdrawn + changes.gained + changes.lost > 0;
  const what = how[KINDS[new URLSearchParams(path.split('?')[1]).get('measure') ?? ''] ?? 'pages'];
  return (
    <div className={styles.context}>
      {before && (
        <p>
          {how.compared}{' '}
          {filled(words.card.window, { from: dayText(before.from, locale), to: dayText(before.to, locale) })}
        </p>
      )}
      {not && (
        <>
          <h3>{how.notIn}</h3>
          <p>{filled(how.ofAll, { what, ...counts({ ...not, outOfTime: not.out_of_time }) })}</p>
          <p>{filled(how.ofCounted, counts({ withoutConsent: not.without_consent, late: not.late }))}</p>
        </>
      )}
      {changes && since && (
        <p>
          {isChanged
            ? filled(how.changes, { ...counts({ ...changes, since: 0 }), since })
            : filled(how.unchanged, { since })}
        </p>
      )}
    </div>
  );
}

const KINDS: Record<string, 'searches' | 'pages' | 'pictures'> = {
  searches: 'searches',
  traffic: 'pages',
  leading: 'pages',
  views: 'pictures',
  attention: 'pictures',
  languages: 'searches',
};
