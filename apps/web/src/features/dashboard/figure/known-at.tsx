'use client';
import { useId, useState } from 'react';
import { useBoard } from '../board/board';
import { dayText } from './date-time-text';
import styles from './how-counted.module.css';

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Chooses the day at whose end the numbers were known, by a slider or by its date; none for now, which is where the slider ends. */
export function KnownAt(props: {
  /** The first day of the figure. */
  from: string;
  day: string;
  onDay(day: string): void;
}) {
  const { words, locale } = useBoard();
  const id = useId();
  const [moved, setMoved] = useState<number | null>(null);
  const yesterday = dayAfter(new Date().toISOString().slice(0, 10), -1);
  if (yesterday < props.from) return null;
  const end = (Date.parse(yesterday) - Date.parse(props.from)) / DAY_MS + 1;
  const dayAt = (at: number) => (at < end ? dayAfter(props.from, at) : '');
  const chosen = props.day ? (Date.parse(props.day) - Date.parse(props.from)) / DAY_MS : end;
  const shown = dayAt(moved ?? chosen);
  // Asked for where the slider is let go, not for each day that it passes.
  const letGo = () => {
    if (moved !== null) props.onDay(dayAt(moved));
    setMoved(null);
  };
  return (
    <p className={styles.known}>
      <label htmlFor={id}>{words.how.asKnown}</label>
      <input
        id={id}
        type="date"
        min={props.from}
        max={yesterday}
        value={shown}
        onChange={({ target }) => {
          if (target.validity.valid) props.onDay(target.value);
        }}
      />
      <input
        type="range"
        min={0}
        max={end}
        value={moved ?? chosen}
        aria-label={words.how.day}
        aria-valuetext={shown ? dayText(shown, locale) : words.how.again}
        onChange={({ target }) => setMoved(Number(target.value))}
        onPointerUp={letGo}
        onKeyUp={letGo}
        onBlur={letGo}
      />
      {props.day && (
        <button type="button" onClick={() => props.onDay('')}>
          {words.how.again}
        </button>
      )}
    </p>
  );
}
