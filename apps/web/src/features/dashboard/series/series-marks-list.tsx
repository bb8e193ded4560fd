'use client';
import { colon } from '@toile/i18n/typography';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { dayText } from '../figure/date-time-text';
import styles from './series.module.css';
import type { Mark } from './series-marks';

/** What the numbers on the drawing say; each opens what is behind its step. */
export function SeriesMarksList({ marks, onOpen }: { marks: readonly Mark[]; onOpen(mark: Mark): void }) {
  const board = useBoard();
  const { words } = board;
  if (marks.length === 0) return null;
  return (
    <ol className={styles.marks} aria-label={words.time.marks.title}>
      {marks.map((mark) => (
        <li key={mark.key}>
          <span aria-hidden="true">{mark.number}</span>
          <p>
            {markText(mark, board)}{' '}
            <button type="button" aria-haspopup="dialog" onClick={() => onOpen(mark)}>
              {words.forecasts.changes.behind}
              <span className="visually-hidden"> {daysOf(mark, board)}</span>
            </button>
          </p>
        </li>
      ))}
    </ol>
  );
}

type Told = Pick<ReturnType<typeof useBoard>, 'words' | 'locale'>;

/** A mark in words: its days, and what happened or who wrote what. */
export function markText(mark: Mark, told: Told): string {
  const { season, note } = mark;
  const said = season
    ? filled(told.words.time.marks.shows, { season })
    : [note?.text, note?.owner].filter(Boolean).join(' · ');
  return `${daysOf(mark, told)}${colon(told.locale)}${said}`;
}

function daysOf({ from, to }: Mark, { words, locale }: Told): string {
  const [first, last] = [dayText(from, locale), to && dayText(to, locale)];
  return last ? filled(words.card.window, { from: first, to: last }) : first;
}
