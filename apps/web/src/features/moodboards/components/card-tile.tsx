'use client';
import { useState } from 'react';
import { filled } from '../../../i18n/filled';
import type { BoardCard } from '../lib/board-item';
import type { CardWrites } from '../lib/card-writes';
import styles from './card.module.css';
import { CardEditor } from './card-editor';
import { CardFace } from './card-face';
import type { CardWords } from './card-words';

/** A card among the pictures of a board in order, with what its owner may do. */
export function CardTile(props: {
  card: BoardCard;
  at: number;
  count: number;
  words: CardWords & Record<'before' | 'after' | 'remove', string>;
  writes: CardWrites;
  /** Whether it has just been made, to be written at once. */
  startsOpen: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}) {
  const { card, at, count, words } = props;
  const [isOpen, setOpen] = useState(props.startsOpen);
  if (isOpen)
    return (
      <div className={styles.tile} data-kind={card.content.kind}>
        <CardEditor card={card} words={words} writes={props.writes} onClose={() => setOpen(false)} />
      </div>
    );
  const tools = [
    { sign: '←', word: words.before, isOff: at === 0, act: () => props.onMove(at - 1) },
    { sign: '→', word: words.after, isOff: at === count - 1, act: () => props.onMove(at + 1) },
    { sign: '✎', word: words.edit, isOff: false, act: () => setOpen(true) },
    { sign: '×', word: words.remove, isOff: false, act: props.onRemove },
  ];
  return (
    <div className={styles.tile} data-kind={card.content.kind}>
      <CardFace card={card} empty={words.emptyNote} />
      <div className={styles.tools}>
        {tools.map(({ sign, word, isOff, act }) => {
          const label = filled(word, { name: card.name });
          return (
            <button key={sign} type="button" disabled={isOff} aria-label={label} title={label} onClick={act}>
              {sign}
            </button>
          );
        })}
      </div>
    </div>
  );
}
