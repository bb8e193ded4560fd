import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import card from '../figure/figure-card.module.css';
import styles from './ranked-table.module.css';

/** That rows are hidden, and why: what rests on attributes of few members is never told. */
export function HiddenRows({ rows }: { rows: readonly Shape<'FigureRowDto'>[] }) {
  const { words } = useBoard();
  const count = rows.filter((row) => row.suppressed).length;
  if (count === 0) return null;
  const reason = words.suppressedMembers;
  if (count === rows.length)
    return (
      <div className={card.state}>
        <p className={card.stateTitle}>{reason}</p>
        <p>{words.how.members}</p>
      </div>
    );
  return (
    <p className={styles.hidden}>{filled(words.card.hiddenOthers, { reason: reason.toLocaleLowerCase() })}</p>
  );
}
