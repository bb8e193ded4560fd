'use client';
import { filled } from '../../../i18n/filled';
import type { BoardItem } from '../lib/board-item';
import styles from './board.module.css';

/** What can be done with one picture of a board, by keys too. */
export function TileTools(props: {
  item: BoardItem;
  at: number;
  isLast: boolean;
  isCover: boolean;
  words: Record<'before' | 'after' | 'remove' | 'cover', string>;
  onMove: (to: number) => void;
  onCover: () => void;
  onRemove: () => void;
}) {
  const { at, words, item } = props;
  const tools = [
    { sign: '←', word: words.before, isOff: at === 0, act: () => props.onMove(at - 1) },
    { sign: '→', word: words.after, isOff: props.isLast, act: () => props.onMove(at + 1) },
    { sign: '◩', word: words.cover, isOff: props.isCover, act: props.onCover },
    { sign: '×', word: words.remove, isOff: false, act: props.onRemove },
  ];
  return (
    <div className={styles.edit}>
      {tools.map(({ sign, word, isOff, act }) => {
        const label = filled(word, { name: item.name });
        return (
          <button key={sign} type="button" disabled={isOff} aria-label={label} title={label} onClick={act}>
            {sign}
          </button>
        );
      })}
    </div>
  );
}
