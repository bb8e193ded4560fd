import { useBoard } from '../board/board';
import { directionOf } from '../lib/figure-text';
import styles from './triangle.module.css';

const SHAPES = { up: 'M5 1 9.5 9h-9z', down: 'M.5 1h9L5 9z', neutral: 'M1 3.8h8v2.4H1z' } as const;

/** Up, down or neutral, by the sign of what is displayed beside it; grey and hollow where that may be chance. */
export function Triangle({
  displayed,
  isUncertain = false,
}: {
  displayed: number | null;
  isUncertain?: boolean;
}) {
  const { words } = useBoard();
  const direction = directionOf(displayed);
  if (!direction) return null;
  return (
    <span className={styles.triangle} data-direction={direction} data-uncertain={isUncertain || undefined}>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <path d={SHAPES[direction]} />
      </svg>
      <span className="visually-hidden">
        {words.card[direction]}
        {isUncertain && ` (${words.card.uncertain})`}
      </span>
    </span>
  );
}
