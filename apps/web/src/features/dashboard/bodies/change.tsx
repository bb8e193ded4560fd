import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { changeText, pointsText } from '../lib/figure-text';
import styles from './change.module.css';
import { Triangle } from './triangle';

/** How a row moved against a year earlier: a triangle, the relative change, and points where there are any. */
export function Change({ row, hasPoints = false }: { row: Shape<'FigureRowDto'>; hasPoints?: boolean }) {
  const { words, locale } = useBoard();
  if (row.new) return <span className={styles.new}>{words.new}</span>;
  if (row.evolution === null) return <span className={styles.none}>–</span>;
  return (
    <span className={styles.change}>
      <Triangle displayed={row.evolution} /> {changeText(row.evolution, locale)}
      {hasPoints && row.points !== null && (
        <small> {filled(words.card.points, { points: pointsText(row.points, locale) })}</small>
      )}
    </span>
  );
}
