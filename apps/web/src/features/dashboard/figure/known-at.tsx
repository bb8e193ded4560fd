'use client';
import { useId } from 'react';
import { useBoard } from '../board/board';
import styles from './how-counted.module.css';

/** Chooses the day at whose end the numbers were known; none for now. */
export function KnownAt(props: {
  /** The first day of the figure. */
  from: string;
  day: string;
  onDay(day: string): void;
}) {
  const { words } = useBoard();
  const id = useId();
  const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  if (yesterday < props.from) return null;
  return (
    <p className={styles.known}>
      <label htmlFor={id}>{words.how.asKnown}</label>
      <input
        id={id}
        type="date"
        min={props.from}
        max={yesterday}
        value={props.day}
        onChange={({ target }) => {
          if (target.validity.valid) props.onDay(target.value);
        }}
      />
      {props.day && (
        <button type="button" onClick={() => props.onDay('')}>
          {words.how.again}
        </button>
      )}
    </p>
  );
}

const DAY_MS = 86_400_000;
