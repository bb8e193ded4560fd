import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import type { FigureName } from '../lib/figure-kinds';
import { kindOf } from '../lib/figure-kinds';
import { valueText } from '../lib/figure-text';
import { reasonHidden } from '../lib/reason-hidden';
import styles from './value.module.css';

/** A row's value; why there is none; a mark and its interval where it rests on little. */
export function Value({ row, name }: { row: Shape<'FigureRowDto'>; name: FigureName }) {
  const { words, locale } = useBoard();
  const text = valueText(row, locale);
  if (text === null)
    return (
      <span className={styles.none}>{row.suppressed ? reasonHidden(restsOn(row, name), words) : '–'}</span>
    );
  if (!row.low_base) return <>{text}</>;
  const [from, to] = row.interval ?? [];
  const why =
    from === undefined || to === undefined ? words.lowBase : filled(words.how.interval, { from, to });
  return (
    <span className={styles.low} title={why}>
      {text}
      <span className="visually-hidden"> ({why})</span>
    </span>
  );
}

/** Some rows of KPIs rest on boards, the others on visitors. */
const restsOn = ({ label }: Shape<'FigureRowDto'>, name: FigureName) =>
  label === 'saves' || label === 'moodboards' ? 'boards' : kindOf(name).rests;
