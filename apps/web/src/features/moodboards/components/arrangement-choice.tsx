'use client';
import type { Arrangement } from '@toile/contracts';
import styles from './free.module.css';
import type { FreeWords } from './free-words';

/** Whether a board stands in order or lies as it was put; what was put keeps its place either way. */
export function ArrangementChoice(props: {
  arrangement: Arrangement;
  words: FreeWords;
  onChoose: (arrangement: Arrangement) => void;
}) {
  const { arrangement, words } = props;
  const choices = [
    ['grid', words.asGrid],
    ['free', words.asFree],
  ] as const;
  return (
    <fieldset className={styles.choice} aria-label={words.label}>
      {choices.map(([one, word]) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === arrangement}
          onClick={() => one !== arrangement && props.onChoose(one)}
        >
          {word}
        </button>
      ))}
    </fieldset>
  );
}
