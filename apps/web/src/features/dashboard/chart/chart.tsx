'use client';
import { memo, use, useEffect, useRef } from 'react';
import { FigureInCardContext } from '../figure/figure-in-card';
import type { ChartLook } from '../lib/chart-look';
import styles from './chart.module.css';
import { ChartPlaceContext, drawAlone } from './draw-alone';
import type { Drawn, EchartsLike, Start } from './drawn';
import { lookOf } from './look-of';

/** What of a chart was clicked. */
export interface Picked {
  /** Among what is shown. */
  index: number;
  /** The name at the axis, not what is drawn. */
  isName: boolean;
  /** Between two points of a network, not one of them. */
  isLine: boolean;
  /** As the option names it, and its place among the others. */
  series: string | undefined;
  seriesIndex: number | undefined;
  /** As the option names the part of the drawing. */
  name: string | undefined;
}
export interface ChartProps {
  start: Start;
  draw: (look: ChartLook) => Drawn;
  label: string;
  /** Height kept before the library is there. */
  height: number;
  onPick?: (picked: Picked) => void;
  /** A click anywhere within the axes, by what stands there on them: nobody has to hit a point. */
  onPlace?: (x: number, y: number) => void;
  /** How it is drawn where it stands alone, without what the page shows around it. */
  drawAlone?: (look: ChartLook) => Drawn;
  /** What the page says around it, for where it stands alone. */
  legend?: string | undefined;
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
        const picked = pickedBy(event);
        if (picked) latest.current.onPick?.(picked);
      });
      chart.getZr().on('click', ({ offsetX, offsetY }) => {
        const { onPlace } = latest.current;
        if (!onPlace || !chart.containPixel('grid', [offsetX, offsetY])) return;
        const [x = Number.NaN, y = Number.NaN] = chart.convertFromPixel('grid', [offsetX, offsetY]);
        onPlace(x, y);
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

  const alone = use(ChartPlaceContext);
  const inCard = use(FigureInCardContext)?.chart ?? alone;
  const { legend } = props;
  useEffect(() => {
    if (!inCard) return;
    inCard.current = {
      draw: (size) => drawAlone({ start, draw: latest.current.drawAlone ?? latest.current.draw }, size),
      legend,
    };
    return () => {
      inCard.current = null;
    };
  }, [inCard, start, legend]);

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

/** Of a bar or point its own index; of a label on the axis that of the row it names. */
function pickedBy(event: Parameters<Parameters<EchartsLike['on']>[1]>[0]): Picked | null {
  const { componentType, dataType, dataIndex, tickIndex, seriesId, seriesIndex, name } = event;
  const isName = componentType !== 'series';
  const index = isName ? (dataIndex ?? tickIndex) : dataIndex;
  const isLine = dataType === 'edge';
  return index === undefined ? null : { index, isName, isLine, series: seriesId, seriesIndex, name };
}

/** A drawing with a view box keeps its proportions; without one it would be cut at the edge of the paper. */
function fitToPaper(element: HTMLElement, isPaper: boolean): void {
  const svg = element.querySelector('svg');
  const [width, height] = [svg?.getAttribute('width'), svg?.getAttribute('height')];
  if (isPaper && width && height) svg?.setAttribute('viewBox', `0 0 ${width} ${height}`);
  else svg?.removeAttribute('viewBox');
}
