import type { Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import Link from 'next/link';
import { filled } from '../../../i18n/filled';
import { dayText } from '../figure/date-time-text';
import type { ConceptForecast } from './fan';
import styles from './forecasts.module.css';

/** Where something changed, in sentences; each opens what is behind its week. Nothing where nothing did. */
export function ChangesList(props: {
  found: Pick<ConceptForecast, 'changes' | 'odd_weeks'>;
  words: Messages['dashboard']['forecasts'];
  locale: Locale;
  /** Of a week, by its Monday: in a dialog of this page, or where it is told. */
  behind: { onOpen(from: string): void } | { hrefOf(from: string): string };
}) {
  const { found, words, locale, behind } = props;
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  const percent = (value: number) => `${number.format(value)}\u202f%`;
  const said = [
    ...found.changes.map(({ from, before, after }) => ({
      key: `level ${from}`,
      from,
      text: filled(words.changes.level, {
        week: dayText(from, locale),
        before: percent(before),
        after: percent(after),
      }),
    })),
    ...found.odd_weeks.map(({ from, value, expected }) => ({
      key: `odd ${from}`,
      from,
      text: filled(words.changes.odd, {
        week: dayText(from, locale),
        value: percent(value),
        expected: percent(expected),
      }),
    })),
  ].sort((a, b) => b.from.localeCompare(a.from));
  if (said.length === 0) return null;
  const behindOf = (from: string) => (
    <>
      {words.changes.behind}
      <span className="visually-hidden"> {dayText(from, locale)}</span>
    </>
  );
  return (
    <ul className={styles.changes} aria-label={words.changes.title}>
      {said.map(({ key, from, text }) => (
        <li key={key}>
          {text}{' '}
          {'hrefOf' in behind ? (
            <Link href={behind.hrefOf(from)} prefetch={false}>
              {behindOf(from)}
            </Link>
          ) : (
            <button type="button" aria-haspopup="dialog" onClick={() => behind.onOpen(from)}>
              {behindOf(from)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
