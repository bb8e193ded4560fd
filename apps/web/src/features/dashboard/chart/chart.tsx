'use client';
import { memo, useEffect, useRef } from 'react';
import type { ChartLook } from '../lib/chart-look';
import styles from './chart.module.css';
import { lookOf } from './look-of';

/** What a chart is drawn by: made anew when what it shows changes, and never inside a render. */
export interface Drawn {
  height: number;
  setOn(chart: EchartsLike): void;
}
/** As much of an ECharts instance as is needed here. */
export interface EchartsLike {
  resize(size?: { height: number; width?: number | 'auto' }): void;
  dispose(): void;
  on(
    event: 'click',
    listener: (event: {
      componentType?: string;
      dataIndex?: number;
      seriesIndex?: number;
      name?: string;
      data?: unknown;
      value?: unknown;
    }) => void,
  ): void;
}
/** Brings the library and makes an empty chart in an element. */
export type Start = (element: HTMLElement) => Promise<EchartsLike>;

export interface ChartProps {
  start: Start;
  draw: (look: ChartLook) => Drawn;
  label: string;
  /** Height kept before the library is there. */
  height: number;
  /** The index of what was clicked among what is shown, and of its series. */
  onPick?: (index: number, series: number) => void;
}

/** Pixels of the web on 186 mm. */
const PAPER_WIDTH = 700;

/** A drawing for the eye; what it says is in the table beside it. */
export const Chart = memo(function Chart(props: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const redraw = useRef<() => void>(() => undefined);
  const { start, draw } = props;

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isGone = false;
    let close = () => {};
    const begin = async () => {
      const chart = await start(element);
      if (isGone) return chart.dispose();
      chart.on('click', (event) => {
        const index = indexOf(event);
        if (index !== null) latest.current.onPick?.(index, event.seriesIndex ?? 0);
      });
      const paper = matchMedia('print');
      const again = () => {
        const { height, setOn } = latest.current.draw(lookOf(element));
        element.style.blockSize = `${height}px`;
        // As wide as A4 between its margins: text keeps its size.
        chart.resize({ height, width: paper.matches ? PAPER_WIDTH : 'auto' });
        setOn(chart);
      };
      redraw.current = again;
      again();
      let width = element.clientWidth;
      const size = new ResizeObserver(() => {
        if (element.clientWidth === width) return;
        width = element.clientWidth;
        again();
      });
      size.observe(element);
      const dark = matchMedia('(prefers-color-scheme: dark)');
      dark.addEventListener('change', again);
      const theme = new MutationObserver(again);
      theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
      const toPaper = () => {
        again();
        fitToPaper(element, paper.matches);
      };
      paper.addEventListener('change', toPaper);
      // Labels measured before their type has arrived would be cut off.
      document.fonts.addEventListener('loadingdone', again);
      close = () => {
        document.fonts.removeEventListener('loadingdone', again);
        size.disconnect();
        theme.disconnect();
        dark.removeEventListener('change', again);
        paper.removeEventListener('change', toPaper);
        chart.dispose();
      };
    };
    // The library is larger than the rest of the page together, so it comes when its chart comes into sight.
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        sight.disconnect();
        // Without its library the table still says everything.
        begin().catch((error: unknown) => console.warn('a chart could not be drawn:', error));
      },
      { rootMargin: '25%' },
    );
    sight.observe(element);
    return () => {
      isGone = true;
      redraw.current = () => undefined;
      sight.disconnect();
      close();
    };
  }, [start]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is in `draw`.
  useEffect(() => {
    latest.current = props;
    redraw.current();
  }, [draw]);

  return (
    <div
      ref={place}
      role="img"
      aria-label={props.label}
      data-chart=""
      className={styles.chart}
      style={{ minBlockSize: props.height }}
    />
  );
});

/** Of a bar or point its own; of a label on the axis the row it names. */
function indexOf(event: Parameters<Parameters<EchartsLike['on']>[1]>[0]): number | null {
  if (event.componentType === 'series') return event.dataIndex ?? null;
  const { tickIndex, dataIndex } = event as { tickIndex?: number; dataIndex?: number };
  return dataIndex ?? tickIndex ?? null;
}

/** A drawing with a view box keeps its proportions; without one it would be cut at the edge of the paper. */
function fitToPaper(element: HTMLElement, isPaper: boolean): void {
  const svg = element.querySelector('svg');
  const [width, height] = [svg?.getAttribute('width'), svg?.getAttribute('height')];
  if (isPaper && width && height) svg?.setAttribute('viewBox', `0 0 ${width} ${height}`);
  else svg?.removeAttribute('viewBox');
}
