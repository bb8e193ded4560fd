'use client';
import type { FigureRow, Locale } from '@toile/contracts';
import { memo, useEffect, useRef } from 'react';
import { href } from '../../../i18n/href';
import { BAR_HEIGHT, barChartOption, type ChartLook } from '../lib/bar-chart-option';
import styles from './bar-chart.module.css';

type Draw = (rows: readonly FigureRow[]) => void;

/** Horizontal bars of a figure. Said to screen readers by the table beside it. */
export const BarChart = memo(function BarChart(props: {
  rows: readonly FigureRow[];
  label: string;
  locale: Locale;
}) {
  const place = useRef<HTMLDivElement>(null);
  const draw = useRef<Draw>(() => undefined);
  const latest = useRef(props.rows);
  const { locale, rows } = props;

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isGone = false;
    let close = () => {};
    const start = async () => {
      const { init } = await import('../chart/echarts');
      if (isGone) return;
      const chart = init(element, null, { renderer: 'svg' });
      chart.on('click', ({ name, data }) => {
        const look = (data as { name?: string } | undefined)?.name ?? name;
        if (look) window.location.assign(href(locale, 'look_show', { slug: look }));
      });
      const number = new Intl.NumberFormat(locale);
      draw.current = (rows) => {
        chart.resize({ height: Math.max(1, rows.filter((row) => row.value !== null).length) * BAR_HEIGHT });
        chart.setOption(barChartOption(rows, lookOf(element), number.format));
      };
      const again = () => draw.current(latest.current);
      again();
      const size = new ResizeObserver(() => chart.resize());
      size.observe(element);
      const dark = matchMedia('(prefers-color-scheme: dark)');
      dark.addEventListener('change', again);
      const theme = new MutationObserver(again);
      theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
      close = () => {
        size.disconnect();
        theme.disconnect();
        dark.removeEventListener('change', again);
        chart.dispose();
      };
    };
    // The library is larger than the rest of the page together, so it comes when its chart comes into sight.
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        sight.disconnect();
        void start();
      },
      { rootMargin: '25%' },
    );
    sight.observe(element);
    return () => {
      isGone = true;
      sight.disconnect();
      close();
    };
  }, [locale]);

  useEffect(() => {
    latest.current = rows;
    draw.current(rows);
  }, [rows]);

  const bars = rows.filter((row) => row.value !== null).length;
  return (
    <div
      ref={place}
      role="img"
      aria-label={props.label}
      className={styles.chart}
      style={{ minHeight: bars * BAR_HEIGHT }}
    />
  );
});

/** The page's own tokens; computed through a property because `light-dark()` is only resolved there. */
function lookOf(element: HTMLElement): ChartLook {
  const probe = document.createElement('span');
  element.append(probe);
  const resolved = (token: string) => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const look = {
    ink: resolved('ink'),
    soft: resolved('soft'),
    rule: resolved('rule'),
    accent: resolved('accent'),
    font: getComputedStyle(element).fontFamily,
  };
  probe.remove();
  return look;
}
