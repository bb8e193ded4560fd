'use client';
import { useEffect, useState } from 'react';
import { type LiveFigure, secondsBehind } from '../lib/live-figure';
import styles from './most-viewed.module.css';
import type { FigureWords } from './words';

/** How old the figure may be, counted on every second. */
export function Freshness(props: { live: LiveFigure; words: FigureWords; isPartial: boolean }) {
  const { live, words } = props;
  const [nowMs, setNow] = useState(live.receivedMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = secondsBehind(live, Math.max(nowMs, live.receivedMs));
  return (
    <p className={styles.freshness} data-frozen={live.isFrozen || undefined}>
      <span className={styles.pulse} aria-hidden="true" />
      <span suppressHydrationWarning>{words.freshness.replace('{seconds}', String(seconds))}</span>
      {props.isPartial && <span>{words.partial}</span>}
      <span role="status">{live.isFrozen && words.frozen}</span>
    </p>
  );
}
