import type { BarsOption } from '../chart/echarts';
import { BAR_HEIGHT, intervals } from './bars-option';
import type { ChartLook, Drawing } from './chart-look';
import type { Pair } from './compare-seasons';

/** Which point is which, where the drawing stands alone. @param thinLine what the lines below are called */
export function legendOf(
  [first, second]: readonly [string, string],
  pairs: readonly Pair[],
  thinLine: string,
): string {
  const points = second ? `● ${first} ○ ${second}` : `● ${first}`;
  return pairs.some((pair) => pair.first?.interval) ? `${points} · ${thinLine}` : points;
}

/** Between the line of the points and that of the interval below it, each as wide as its bar. */
const LINE = 2;
const GAP = 6;

/** Two seasons on one scale: an open point for the earlier, a full one for the later, a line between; below it between what the later lies. */
export function dumbbellOption(
  pairs: readonly Pair[],
  seasons: readonly [string, string],
  look: ChartLook,
  label: (pair: Pair) => string,
): Drawing<BarsOption> {
  const shown = pairs.filter(({ first, second }) => first?.value != null || second?.value != null);
  const at = (pair: Pair, side: 'first' | 'second') => pair[side]?.value ?? null;
  const span = (pair: Pair) => {
    const [a, b] = [at(pair, 'first'), at(pair, 'second')];
    return a === null || b === null ? null : { from: Math.min(a, b), length: Math.abs(a - b) };
  };
  const line = { type: 'bar', stack: 'span', barWidth: LINE, silent: true } as const;
  const between = intervals(
    shown.map(({ first }) => first),
    look,
    `${(100 * GAP) / LINE}%`,
  );
  // On the line, which makes way for the interval.
  const above = between.length > 0 ? -(LINE + GAP) / 2 : 0;
  const point = { type: 'scatter' as const, symbolSize: 10, symbolOffset: [0, above], cursor: 'pointer' };
  const option: BarsOption = {
    animation: !look.isStill,
    animationDuration: 500,
    animationDurationUpdate: 700,
    textStyle: { fontFamily: look.font },
    grid: {
      left: 0,
      right: 12,
      top: 24,
      bottom: 0,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: {
      type: 'value',
      position: 'top',
      min: 0,
      axisLabel: { color: look.soft, fontSize: 11, formatter: '{value} %' },
      splitLine: { lineStyle: { color: look.rule } },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      triggerEvent: true,
      data: shown.map(label),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: {
        color: look.ink,
        fontSize: 13,
        width: Math.min(180, Math.round(look.width * 0.34)),
        overflow: 'truncate',
      },
    },
    series: [
      {
        ...line,
        id: 'from',
        itemStyle: { color: 'transparent' },
        data: shown.map((p) => span(p)?.from ?? 0),
      },
      { ...line, id: 'line', itemStyle: { color: look.soft }, data: shown.map((p) => span(p)?.length ?? 0) },
      ...between,
      {
        id: 'second',
        name: seasons[1],
        ...point,
        itemStyle: { opacity: 1, color: look.paper, borderColor: look.ink, borderWidth: 1.5 },
        data: shown.map((pair) => ({ value: at(pair, 'second'), name: pair.key })),
      },
      {
        id: 'first',
        name: seasons[0],
        ...point,
        itemStyle: { opacity: 1, color: look.accent },
        data: shown.map((pair) => ({ value: at(pair, 'first'), name: pair.key })),
      },
    ],
  };
  return { option, height: 24 + Math.max(1, shown.length) * (BAR_HEIGHT - 2) };
}
