'use client';
import Link from 'next/link';
import { useBoard } from '../board/board';
import type { Side } from '../lib/figure-kinds';
import styles from './season-name.module.css';
import { focusHref } from './use-row';

/** Which of two seasons a figure is of, and a way to its page. */
export function SeasonName({ side }: { side: Side }) {
  const board = useBoard();
  const { full, options } = board;
  const slug = side === 'this' ? full.season : full.compare;
  const label = options.season.find(({ value }) => value === slug)?.label ?? slug;
  return (
    <Link
      href={focusHref(board, 'season-focus', { season: slug ?? '' })}
      prefetch={false}
      className={styles.season}
    >
      {label}
    </Link>
  );
}
