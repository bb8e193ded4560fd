import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { OpensEvidence } from '../figure/opens-evidence';
import { valueText } from '../lib/figure-text';
import styles from './value.module.css';

/** A row's value; why there is none; between what it lies, and a mark where it rests on little. In a card it opens what it rests on. */
export function Value({ row }: { row: Shape<'FigureRowDto'> }) {
  const { words, locale } = useBoard();
  const text = valueText(row, locale);
  if (text === null)
    return <span className={styles.none}>{row.suppressed ? words.suppressedMembers : '–'}</span>;
  const [from, to] = row.interval ?? [];
  const between =
    from === undefined || to === undefined
      ? undefined
      : filled(words.how.interval, {
          from: valueText({ ...row, value: from }, locale) ?? '',
          to: valueText({ ...row, value: to }, locale) ?? '',
        });
  const about = row.brands === null ? undefined : filled(words.card.brandsOf, { count: row.brands });
  const why = row.low_base ? [words.lowBase, between].filter(Boolean).join('. ') : undefined;
  const title = why ?? ([between, about].filter(Boolean).join(' ') || undefined);
  return (
    <OpensEvidence row={row} title={title} className={row.low_base ? styles.low : styles.value}>
      {text}
      {why && <span className="visually-hidden"> ({why})</span>}
    </OpensEvidence>
  );
}
