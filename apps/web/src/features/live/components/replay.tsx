'use client';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import grid from '../../../design/look-grid.module.css';
import { filled } from '../../../i18n/filled';
import {
  advanced,
  clock,
  lengthOf,
  outBy,
  readersBy,
  type ShowRecord,
  SPEEDS,
  type Speed,
} from '../lib/played';
import arriving from './arrivals.module.css';
import { ReaderCounts, type ReaderWords } from './reader-counts';
import styles from './room.module.css';

const TICK_MS = 200;

export type ReplayWords = ReaderWords &
  Record<'lead' | 'start' | 'play' | 'pause' | 'speed' | 'moment' | 'value' | 'end', string>;

/** A show that is over, played again as the log has it: each look after the real interval, at the speed the reader likes. */
export function Replay(props: {
  record: ShowRecord;
  /** In the order in which they came out. */
  looks: readonly { slug: string; at: string; card: ReactNode }[];
  board: string;
  locale: string;
  words: ReplayWords;
  /** What stands there while nothing is played. */
  children: ReactNode;
}) {
  const { record, looks, board, locale, words, children } = props;
  const [atMs, setAt] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const length = lengthOf(record);
  const isOver = atMs === length;
  const isBegun = atMs !== null;
  const button = useRef<HTMLButtonElement>(null);
  const wasBegun = useRef(false);
  // The button that was pressed is gone: its place is the other's.
  useEffect(() => {
    if (isBegun !== wasBegun.current) button.current?.focus();
    wasBegun.current = isBegun;
  }, [isBegun]);
  useEffect(() => {
    if (!isPlaying || isOver) return;
    let before = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = now - before;
      before = now;
      setAt((at) => advanced(record, at ?? 0, passed, speed));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying, isOver, speed, record]);

  const begin = () => {
    setAt(0);
    setPlaying(true);
  };
  if (atMs === null)
    return (
      <>
        <p className={styles.again}>
          <button ref={button} type="button" className={styles.start} onClick={begin}>
            {words.start}
          </button>
          <span>{words.lead}</span>
        </p>
        {children}
      </>
    );
  const toggle = () => {
    if (isOver) setAt(0);
    setPlaying(isOver || !isPlaying);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    toggle();
  };
  const out = looks.slice(0, outBy(looks, record, atMs)).reverse();
  return (
    <>
      <div className={styles.player}>
        <button ref={button} type="button" className={styles.start} onClick={toggle}>
          {isPlaying && !isOver ? words.pause : words.play}
        </button>
        <label className={styles.moment}>
          <span className="visually-hidden">{words.moment}</span>
          <input
            type="range"
            min={0}
            max={Math.ceil(length / 1000) * 1000}
            step={1_000}
            value={atMs}
            aria-valuetext={filled(words.value, { time: clock(atMs), count: out.length })}
            onChange={({ target }) => setAt(Math.min(length, target.valueAsNumber))}
            onKeyDown={onKey}
          />
          <span aria-hidden="true">
            {clock(atMs)} / {clock(length)}
          </span>
        </label>
        <fieldset className={styles.speeds}>
          <legend className="visually-hidden">{words.speed}</legend>
          {SPEEDS.map((one) => (
            <label key={one}>
              <input type="radio" name="speed" checked={one === speed} onChange={() => setSpeed(one)} />
              <span>{one}×</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className={styles.beside}>
        <ReaderCounts readers={readersBy(record, atMs)} locale={locale} words={words} />
        <button type="button" className={styles.end} onClick={() => setAt(null)}>
          {words.end}
        </button>
      </div>
      <div className={`${grid.grid} ${arriving.looks}`} data-board={board}>
        {out.map(({ slug, card }) => (
          <div key={slug}>{card}</div>
        ))}
      </div>
    </>
  );
}
