import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { OpensEvidence } from '../figure/opens-evidence';
import { changeText, holdsZero, pointsText } from '../lib/figure-text';
import styles from './change.module.css';
import { Triangle } from './triangle';

/**
 * How a row moved against a year earlier: a triangle, the relative change, and points where there are any. The triangle is grey where
 * nothing is known to have changed.
 */
export function Change({ row, hasPoints = false }: { row: Shape<'FigureRowDto'>; hasPoints?: boolean }) {
  const { words, locale } = useBoard();
  if (row.new) return <span className={styles.new}>{words.new}</span>;
  if (row.evolution === null) return <span className={styles.none}>–</span>;
  const [from, to] = row.change_interval ?? [];
  const range =
    from === undefined || to === undefined
      ? undefined
      : { from: changeText(from, locale), to: changeText(to, locale) };
  return (
    <OpensEvidence
      row={row}
      className={styles.change}
      title={range && filled(words.how.changeBetween, range)}
    >
      <Triangle displayed={row.evolution} isUncertain={holdsZero(row.change_interval)} />{' '}
      {changeText(row.evolution, locale)}
      {hasPoints && row.points !== null && (
        <small> {filled(words.card.points, { points: pointsText(row.points, locale) })}</small>
      )}
    </OpensEvidence>
  );
}
