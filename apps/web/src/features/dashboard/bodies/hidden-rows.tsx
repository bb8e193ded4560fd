import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import card from '../figure/figure-card.module.css';
import { type FigureName, kindOf } from '../lib/figure-kinds';
import { reasonHidden } from '../lib/reason-hidden';
import styles from './ranked-table.module.css';

/** How many rows are hidden, and why: a suppressed figure is said to be one. */
export function HiddenRows({ rows, name }: { rows: readonly Shape<'FigureRowDto'>[]; name: FigureName }) {
  const { words } = useBoard();
  const count = rows.filter((row) => row.suppressed).length;
  if (count === 0) return null;
  const { rests } = kindOf(name);
  const reason = reasonHidden(rests, words);
  if (count === rows.length)
    return (
      <div className={card.state}>
        <p className={card.stateTitle}>{reason}</p>
        <p>{rests === 'members' ? words.how.members : words.how.cleaning}</p>
      </div>
    );
  const because = reason.toLocaleLowerCase();
  return (
    <p className={styles.hidden}>
      {rests === 'members'
        ? filled(words.card.hiddenOthers, { reason: because })
        : filled(words.card.hiddenRows, { count, reason: because })}
    </p>
  );
}
