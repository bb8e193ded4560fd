import type { Shape } from '../../../api/operations';
import type { LinesOption } from '../chart/echarts-lines';
import type { ChartLook, Drawing } from './chart-look';

type FigureRow = Shape<'FigureRowDto'>;

export interface CurveTexts {
  value(row: FigureRow): string;
  number: Intl.NumberFormat;
  /** What the axis is of. */
  place: string;
}

/** Rows in their own order as a line, shaded between what each value lies, with a dashed line where 1 is. */
export function curveOption(
  rows: readonly FigureRow[],
  look: ChartLook,
  texts: CurveTexts,
): Drawing<LinesOption> {
  const edge = (end: 0 | 1) => rows.map(({ value, interval }) => interval?.[end] ?? value);
  const [low, high] = [edge(0), edge(1)];
  const band = {
    type: 'line',
    stack: 'band',
    symbol: 'none',
    silent: true,
    tooltip: { show: false },
  } as const;
  const axis = { color: look.soft, fontFamily: look.font, fontSize: 12 };
  const option: LinesOption = {
    animation: !look.isStill,
    textStyle: { fontFamily: look.font },
    grid: {
      left: 4,
      right: 16,
      top: 16,
      bottom: 24,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    tooltip: {
      trigger: 'axis',
      backgroundColor: look.canvas,
      borderColor: look.rule,
      textStyle: { color: look.ink, fontFamily: look.font },
      formatter: (at) => {
        const [{ dataIndex = 0 } = {}] = Array.isArray(at) ? at : [at];
        const row = rows[dataIndex];
        return row ? `${texts.place} ${row.label}: <b>${texts.value(row)}</b>${between(row, texts)}` : '';
      },
    },
    xAxis: {
      type: 'category',
      boundaryGap: false,
      data: rows.map(({ label }) => label),
      name: texts.place,
      nameLocation: 'middle',
      nameGap: 28,
      nameTextStyle: axis,
      axisLine: { lineStyle: { color: look.rule } },
      axisTick: { show: false },
      axisLabel: axis,
    },
    yAxis: {
      type: 'value',
      min: 0,
      axisLabel: { ...axis, formatter: (value: number) => texts.number.format(value) },
      splitLine: { lineStyle: { color: look.rule } },
    },
    series: [
      { ...band, id: 'low', data: low, lineStyle: { opacity: 0 } },
      {
        ...band,
        id: 'high',
        data: high.map((value, i) => (value === null ? null : value - (low[i] ?? 0))),
        lineStyle: { opacity: 0 },
        areaStyle: { color: look.accent, opacity: 0.18 },
      },
      {
        id: 'curve',
        type: 'line',
        symbol: 'circle',
        symbolSize: 5,
        showSymbol: rows.length <= 60,
        color: look.accent,
        lineStyle: { width: 2 },
        data: rows.map(({ value }) => value),
        markLine: {
          silent: true,
          symbol: 'none',
          lineStyle: { color: look.soft, type: 'dashed' },
          // A curve that falls towards 1 would run through it: the legend says what the line is.
          label: { show: false },
          data: [{ yAxis: 1 }],
        },
      },
    ],
  };
  return { option, height: 360 };
}

const between = ({ interval }: FigureRow, { number }: CurveTexts): string =>
  interval ? ` (${number.format(interval[0] ?? 0)} – ${number.format(interval[1] ?? 0)})` : '';
