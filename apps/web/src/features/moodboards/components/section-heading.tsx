'use client';
import { useState } from 'react';
import { filled } from '../../../i18n/filled';
import type { BoardHeading } from '../lib/board-item';
import styles from './board.module.css';
import { SectionName } from './section-name';

/** The name of a section with what its owner may do: it moves with its pictures, and leaves them when it goes. */
export function SectionHeading(props: {
  heading: BoardHeading;
  isFirst: boolean;
  isLast: boolean;
  words: Record<
    'before' | 'after' | 'nameSection' | 'removeSection' | 'sectionName' | 'keep' | 'cancel',
    string
  >;
  onMove: (by: number) => void;
  onName: (name: string) => void;
  onRemove: () => void;
}) {
  const { heading, words } = props;
  const [isOpen, setOpen] = useState(false);
  const tools = [
    { sign: '↑', word: words.before, isOff: props.isFirst, act: () => props.onMove(-1) },
    { sign: '↓', word: words.after, isOff: props.isLast, act: () => props.onMove(1) },
    { sign: '✎', word: words.nameSection, isOff: false, act: () => setOpen(true) },
    { sign: '×', word: words.removeSection, isOff: false, act: props.onRemove },
  ];
  return (
    <div className={styles.section}>
      {isOpen ? (
        <SectionName
          name={heading.heading}
          words={words}
          onCancel={() => setOpen(false)}
          onSave={(name) => {
            setOpen(false);
            if (name !== heading.heading) props.onName(name);
          }}
        />
      ) : (
        <>
          <h2>{heading.heading}</h2>
          <div className={styles.sectionTools}>
            {tools.map(({ sign, word, isOff, act }) => {
              const label = filled(word, { name: heading.heading });
              return (
                <button
                  key={sign}
                  type="button"
                  disabled={isOff}
                  aria-label={label}
                  title={label}
                  onClick={act}
                >
                  {sign}
                </button>
              );
            })}
          </div>
        </>
      )}
    </div>
  );
}
