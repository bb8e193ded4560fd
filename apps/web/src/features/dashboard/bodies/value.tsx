import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { valueText } from '../lib/figure-text';
import styles from './value.module.css';

/** A row's value; why there is none; between what it lies, and a mark where it rests on little. */
export function Value({ row }: { row: Shape<'FigureRowDto'> }) {
  const { words, locale } = useBoard();
  const text = valueText(row, locale);
  if (text === null)
    return <span className={styles.none}>{row.suppressed ? words.suppressedMembers : '–'}</span>;
  const [from, to] = row.interval ?? [];
  const between =
    from === undefined || to === undefined ? undefined : filled(words.how.interval, { from, to });
  const about = row.brands === null ? undefined : filled(words.card.brandsOf, { count: row.brands });
  if (!row.low_base)
    return <span title={[between, about].filter(Boolean).join(' ') || undefined}>{text}</span>;
  const why = [words.lowBase, between].filter(Boolean).join('. ');
  return (
    <span className={styles.low} title={why}>
      {text}
      <span className="visually-hidden"> ({why})</span>
    </span>
  );
}
