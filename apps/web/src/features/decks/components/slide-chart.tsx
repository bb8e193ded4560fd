import type { Locale } from '@toile/contracts';
import type { CSSProperties } from 'react';
import type { RenderedSlide } from '../api/decks';
import styles from './slide.module.css';

type ChartData = NonNullable<RenderedSlide['chart']>;
const BOX = { width: 600, height: 300, left: 8, right: 8, top: 24, bottom: 30 };
/** Beside the last points, for what they are. */
const END = 64;
/** Between lines of text that stand above each other. */
const LINE = 20;

const numbers = ({ percent, digits }: ChartData, locale: Locale) => {
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const number = new Intl.NumberFormat(locale, percent ? { ...style, style: 'percent' } : style);
  return (value: number) => number.format(percent ? value / 100 : value);
};

/** The drawing of a slide's numbers, for the eye: the table beside it says the same. */
export function SlideChart({ chart, locale }: { chart: ChartData; locale: Locale }) {
  const { series, kind } = chart;
  return (
    <div className={styles.chart} aria-hidden="true">
      {series.length > 1 && (
        <ul className={styles.legend}>
          {series.map(({ name }, at) => (
            <li key={name} data-series={at}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {kind === 'bars' ? <Bars chart={chart} locale={locale} /> : <Lines chart={chart} locale={locale} />}
    </div>
  );
}

function Bars({ chart, locale }: { chart: ChartData; locale: Locale }) {
  const { categories, series } = chart;
  const most = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const text = numbers(chart, locale);
  return (
    <div className={styles.bars}>
      {categories.map((category, place) => (
        <div key={category} className={styles.row}>
          <span>{category}</span>
          <div>
            {series.map(({ name, values }, at) => {
              const value = values[place] ?? null;
              if (value === null) return null;
              const part = most > 0 ? Math.max(0, value) / most : 0;
              return (
                <div key={name} className={styles.bar} style={{ '--part': part } as CSSProperties}>
                  <i data-series={at} />
                  <small>{text(value)}</small>
                </div>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}

function Lines({ chart, locale }: { chart: ChartData; locale: Locale }) {
  const { categories, series } = chart;
  const text = numbers(chart, locale);
  const most = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))) || 1;
  const x = (at: number) =>
    BOX.left + 40 + (at * (BOX.width - BOX.left - BOX.right - 40 - END)) / Math.max(1, categories.length - 1);
  const y = (value: number) => BOX.top + (1 - value / most) * (BOX.height - BOX.top - BOX.bottom);
  const lines = series.map(({ name, values }) => {
    const points = values.flatMap((value, at) => (value === null ? [] : [{ at, value }]));
    return { name, points, last: points.at(-1) };
  });
  const ends = endsApart(lines.map(({ last }) => last && { at: last.at, y: y(last.value) }));
  return (
    <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} className={styles.lines} aria-hidden="true">
      <line x1={BOX.left} x2={BOX.width - BOX.right} y1={y(0)} y2={y(0)} />
      {categories.map((category, at) => (
        <text key={category} x={x(at)} y={BOX.height - 8} textAnchor="middle">
          {category}
        </text>
      ))}
      {lines.map(({ name, points, last }, of) => (
        <g key={name} data-series={of}>
          <polyline points={points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')} />
          {points.map(({ at, value }) => (
            <circle key={at} cx={x(at)} cy={y(value)} r="3.5" />
          ))}
          {last && (
            <text x={x(last.at) + 9} y={(ends[of] ?? 0) + 4}>
              {text(last.value)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** Heights of what is written at the ends of lines: those that end at the same place stand apart, in their order. */
function endsApart(ends: readonly ({ at: number; y: number } | undefined)[]): (number | undefined)[] {
  const placed: (number | undefined)[] = ends.map(() => undefined);
  const lowest = new Map<number, number>();
  const order = ends.flatMap((end, of) => (end ? [{ of, at: end.at, y: end.y }] : []));
  for (const { of, at, y } of order.sort((a, b) => a.y - b.y)) {
    const height = Math.max(y, (lowest.get(at) ?? Number.NEGATIVE_INFINITY) + LINE);
    lowest.set(at, height);
    placed[of] = height;
  }
  return placed;
}
