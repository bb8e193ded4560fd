'use client';
import { useEffect, useState } from 'react';
import { useBoard } from '../board/board';
import styles from './series.module.css';

const EVERY_MS = 500;

/** A step that plays by itself or is moved by hand; all of it is there already, nothing is asked for. */
export function SeriesPlayer(props: { steps: number; at: number; text: string; onStep(at: number): void }) {
  const { steps, at, text, onStep } = props;
  const { words } = useBoard();
  const [isPlaying, setPlaying] = useState(false);
  const last = steps - 1;
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const next = setTimeout(() => onStep(at + 1), EVERY_MS);
    return () => clearTimeout(next);
  }, [isPlaying, at, last, onStep]);
  return (
    <div className={styles.player}>
      <button
        type="button"
        onClick={() => {
          if (!isPlaying && at >= last) onStep(0);
          setPlaying(!isPlaying);
        }}
      >
        {isPlaying ? words.time.pause : words.time.play}
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={words.time.scrubber}
        aria-valuetext={text}
        onChange={(event) => {
          setPlaying(false);
          onStep(Number(event.target.value));
        }}
      />
      <output>{text}</output>
    </div>
  );
}
