'use client';
import { Children, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { firstSign } from '../../../reader/first-sign';
import type { SliderProps } from './slider';
import styles from './slides.module.css';

/**
 * Slides in a row. The server and browsers without scripts get a row that scrolls, of the same sizes; the slider, which
 * weighs half as much as all else of its page, takes over where that row stands, once somebody stirs and no finger is on it.
 */
export function Slides(
  props: Omit<SliderProps, 'slides' | 'row' | 'first'> & { label: string; children: ReactNode },
) {
  const { label, isStill, words } = props;
  const row = useRef<HTMLDivElement>(null);
  const [Slider, setSlider] = useState<ComponentType<SliderProps> | null>(null);
  const [first, setFirst] = useState(0);
  const pressed = useRef({ x: 0, y: 0 });
  const slides = Children.toArray(props.children);
  useEffect(() => {
    const section = row.current;
    if (!section) return;
    let isGone = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void import('./slider').then(async ({ Slider }) => {
          await untouched(section);
          if (isGone) return;
          setFirst(slideAt(section.firstElementChild));
          setSlider(() => Slider);
        });
      },
      { rootMargin: '300px' },
    );
    void firstSign().then(() => !isGone && observer.observe(section));
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, []);
  const plain = (
    <div className={isStill ? `${styles.row} ${styles.still}` : styles.row} data-scrolls>
      {slides}
    </div>
  );
  return (
    <section
      ref={row}
      className={styles.slides}
      aria-label={label}
      aria-roledescription="carousel"
      onPointerDownCapture={({ clientX, clientY }) => {
        pressed.current = { x: clientX, y: clientY };
      }}
      onClickCapture={(event) => {
        const { x, y } = pressed.current;
        // The end of a drag is no click; one by a key has no place.
        if (event.detail === 0 || Math.hypot(event.clientX - x, event.clientY - y) <= DRAG_PX) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {Slider ? <Slider isStill={isStill} first={first} words={words} slides={slides} row={plain} /> : plain}
    </section>
  );
}

/** A hand that presses moves less. */
const DRAG_PX = 6;
/** So long nothing has moved in a row that a finger let go. */
const REST_MS = 150;

/** Once neither a finger nor the focus is on a row and nothing of it moves: a gesture that has begun is ended by what it began on. */
async function untouched(section: HTMLElement): Promise<void> {
  const row = section.firstElementChild;
  for (let last = Number.NaN; ; ) {
    const now = row?.scrollLeft ?? 0;
    if (now === last && !section.matches(':active, :focus-within')) return;
    last = now;
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
}

/** Which slide the reader has come to by scrolling. */
function slideAt(row: Element | null): number {
  const first = row?.firstElementChild;
  const width = first?.nextElementSibling
    ? first.nextElementSibling.getBoundingClientRect().left - first.getBoundingClientRect().left
    : 0;
  return row && width > 0 ? Math.round(row.scrollLeft / width) : 0;
}
