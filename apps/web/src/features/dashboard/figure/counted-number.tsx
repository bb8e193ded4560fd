'use client';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import styles from './how-counted.module.css';

/** A number of a row, which opens what it rests on where that can be listed. */
export function CountedNumber(props: {
  value: number | null;
  /** What stands for it where nothing was counted, as of a number that several counts make up. */
  text?: string | undefined;
  /** What the number is of. */
  label: string;
  rows: string | null;
  /** The part of the page that shows what is behind it. */
  panel: string;
  isOpen: boolean;
  onToggle(): void;
}) {
  const { words, locale } = useBoard();
  const text = props.value === null ? props.text : new Intl.NumberFormat(locale).format(props.value);
  if (text === undefined) return null;
  if (!props.rows) return text;
  return (
    <button
      type="button"
      className={styles.number}
      aria-expanded={props.isOpen}
      aria-controls={props.isOpen ? props.panel : undefined}
      aria-label={`${text}. ${filled(words.how.behind, { label: props.label })}`}
      onClick={props.onToggle}
    >
      {text}
    </button>
  );
}
