'use client';
import {
  type CSSProperties,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { clamp } from '../lib/snapping';
import { usePinch } from '../lib/use-pinch';
import styles from './free.module.css';
import type { FreeWords } from './free-words';

const ZOOMS = { least: 0.5, most: 4, step: 1.25 } as const;
const Nearness = createContext({ zoom: 1, close: (_: number): void => undefined });

/** Knows how near the reader is. What lies on the board is not drawn anew when they come closer: its canvas alone is. */
export function NearBoard({ children }: { children: ReactNode }) {
  const [zoom, setZoom] = useState(1);
  const near = useMemo(
    () => ({ zoom, close: (to: number) => setZoom(clamp(to, ZOOMS.least, ZOOMS.most)) }),
    [zoom],
  );
  return <Nearness.Provider value={near}>{children}</Nearness.Provider>;
}

/** The canvas in its window, which fingers bring closer. */
export function NearCanvas(props: {
  canvas: RefObject<HTMLOListElement | null>;
  /** In units. */
  high: number;
  isDragging: boolean;
  label: string;
  onPinch: (isOn: boolean) => void;
  children: ReactNode;
}) {
  const { zoom, close } = useContext(Nearness);
  const viewport = useRef<HTMLDivElement>(null);
  usePinch(viewport, zoom, close, props.onPinch);
  return (
    <div className={styles.viewport} ref={viewport}>
      <ol
        ref={props.canvas}
        className={styles.canvas}
        data-dragging={props.isDragging ? '' : undefined}
        aria-label={props.label}
        style={{ '--high': props.high, '--zoom': zoom } as CSSProperties}
      >
        {props.children}
      </ol>
    </div>
  );
}

/** Further away, and closer. */
export function NearTools({ words }: { words: FreeWords }) {
  const { zoom, close } = useContext(Nearness);
  return (
    <>
      <Tool sign="−" word={words.further} act={zoom > ZOOMS.least ? () => close(zoom / ZOOMS.step) : null} />
      <Tool sign="+" word={words.closer} act={zoom < ZOOMS.most ? () => close(zoom * ZOOMS.step) : null} />
    </>
  );
}

/** A button of the bar; disabled where there is nothing it could do. */
export function Tool({ sign, word, act }: { sign: string; word: string; act: (() => void) | null }) {
  return (
    <button type="button" aria-label={word} title={word} disabled={act === null} onClick={act ?? undefined}>
      {sign}
    </button>
  );
}
