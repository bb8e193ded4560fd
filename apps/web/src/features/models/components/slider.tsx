'use client';
import 'slick-carousel/slick/slick.css';
import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import ReactSlick, { type Settings } from 'react-slick';
import { BREAKPOINTS, type Breakpoint, slickSettings } from '../lib/slick-settings';
import styles from './slides.module.css';

export interface SliderProps {
  isStill: boolean;
  /** The slide to begin with. */
  first: number;
  words: { previous: string; next: string };
  slides: ReactNode[];
  /** The row itself, for screens on which nothing slides. */
  row: ReactNode;
}

// The package is CommonJS: bundlers differ in whether its default is the module or the component.
const Slick = (ReactSlick as unknown as { default?: typeof ReactSlick }).default ?? ReactSlick;

/** The slider itself, which only pages that reach it load. */
export function Slider({ isStill, first, words, slides, row }: SliderProps) {
  const breakpoint = useSyncExternalStore(onResize, currentBreakpoint, () => null);
  const [current, setCurrent] = useState(first);
  const place = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  // Keys that move the slides are pressed on one of them, which is out of reach from then on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever others are shown.
  useLayoutEffect(() => {
    if (isHeld.current)
      place.current?.querySelector<HTMLElement>('.slick-active a')?.focus({ preventScroll: true });
    isHeld.current = false;
  }, [current]);
  const chosen = slickSettings(isStill, breakpoint);
  if (!chosen) return row;
  const settings: Settings = {
    ...chosen,
    initialSlide: current,
    beforeChange: (_, next) => {
      isHeld.current =
        place.current?.querySelector('.slick-track')?.contains(document.activeElement) ?? false;
      setCurrent(next);
    },
    prevArrow: <Arrow label={words.previous} sign="←" />,
    nextArrow: <Arrow label={words.next} sign="→" />,
  };
  return (
    <div ref={place}>
      <Slick key={breakpoint} {...settings} className={styles.slick}>
        {slides.map((slide, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the slides of a row never change their places.
            key={index}
            className={styles.slide}
            inert={index < current || index >= current + chosen.slidesToShow}
          >
            {slide}
          </div>
        ))}
      </Slick>
    </div>
  );
}

/** The narrowest breakpoint the screen is within. */
function currentBreakpoint(): Breakpoint | null {
  return BREAKPOINTS.find((width) => matchMedia(`(max-width: ${width}px)`).matches) ?? null;
}

function onResize(changed: () => void): () => void {
  const queries = BREAKPOINTS.map((width) => matchMedia(`(max-width: ${width}px)`));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

/** What slick hands to its arrows; the rest of it does not belong on a button. */
function Arrow(props: { label: string; sign: string; onClick?: () => void; className?: string }) {
  const isOff = props.className?.includes('slick-disabled') ?? false;
  return (
    <button
      type="button"
      className={`${styles.arrow} ${props.sign === '←' ? styles.previous : styles.next}`}
      onClick={props.onClick}
      // One that is off keeps the focus.
      aria-disabled={isOff}
      aria-label={props.label}
    >
      <span aria-hidden="true">{props.sign}</span>
    </button>
  );
}
