'use client';
import { useBoard } from '../board/board';
import type { Side } from '../lib/figure-kinds';
import styles from './season-name.module.css';

/** Which of two seasons a figure is of, and a way to its page. */
export function SeasonName({ side }: { side: Side }) {
  const { full, options } = useBoard();
  const slug = side === 'this' ? full.season : full.compare;
  const label = options.season.find(({ value }) => value === slug)?.label ?? slug;
  return <span className={styles.season}>{label}</span>;
}
