'use client';
import { Children, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { SliderProps } from './slider';
import styles from './slides.module.css';

/**
 * Slides in a row. The server and browsers without scripts get a row that scrolls, of the same sizes; the slider takes
 * over when the row comes near.
 */
export function Slides(props: Omit<SliderProps, 'slides' | 'row'> & { label: string; children: ReactNode }) {
  const { label, isStill, words } = props;
  const row = useRef<HTMLDivElement>(null);
  const [Slider, setSlider] = useState<ComponentType<SliderProps> | null>(null);
  const slides = Children.toArray(props.children);
  useEffect(() => {
    if (!row.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void import('./slider').then(({ Slider }) => setSlider(() => Slider));
      },
      { rootMargin: '300px' },
    );
    observer.observe(row.current);
    return () => observer.disconnect();
  }, []);
  const plain = (
    <div className={isStill ? `${styles.row} ${styles.still}` : styles.row} data-scrolls>
      {slides}
    </div>
  );
  return (
    <section ref={row} className={styles.slides} aria-label={label} aria-roledescription="carousel">
      {Slider ? <Slider isStill={isStill} words={words} slides={slides} row={plain} /> : plain}
    </section>
  );
}
