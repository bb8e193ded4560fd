import type { Shape } from '../../../api/operations';
import type { BarsOption } from '../chart/echarts';
import type { ChartLook, Drawing } from './chart-look';

type FigureRow = Shape<'FigureRowDto'>;
type BarSeries = Extract<NonNullable<BarsOption['series']>, unknown[]>;

export const BAR_HEIGHT = 34;

/** What rows are called and how their values read, in the reader's language. */
export interface RowTexts {
  label(row: FigureRow): string;
  value(row: FigureRow): string;
}

/** What a bar is about, for whoever follows a click on it. */
export const keyOf = (row: FigureRow): string => row.look ?? row.tag_name ?? row.label;

/** Rows that have a value, as horizontal bars: the first on top, the leader in the accent colour, below each between what it lies. */
export function barsOption(
  rows: readonly FigureRow[],
  look: ChartLook,
  texts: RowTexts,
): Drawing<BarsOption> {
  const shown = rows.filter((row) => row.value !== null);
  const option: BarsOption = {
    animation: !look.isStill,
    animationDuration: 500,
    animationDurationUpdate: 700,
    textStyle: { fontFamily: look.font },
    grid: { left: 0, right: 64, top: 0, bottom: 0, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: { type: 'value', min: 0, show: false },
    yAxis: {
      type: 'category',
      inverse: true,
      triggerEvent: true,
      data: shown.map(texts.label),
      axisLine: { lineStyle: { color: look.rule } },
      axisTick: { show: false },
      axisLabel: {
        color: look.ink,
        fontSize: 13,
        width: Math.min(220, Math.round(look.width * 0.36)),
        overflow: 'truncate',
      },
    },
    series: [
      {
        type: 'bar',
        barWidth: 8,
        cursor: 'pointer',
        data: shown.map((row, index) => ({
          value: row.value,
          name: keyOf(row),
          itemStyle: row.bar_background
            ? // White on white and black on black have an edge.
              { color: row.bar_background, borderColor: look.rule, borderWidth: 1 }
            : { color: index === 0 ? look.accent : look.ink },
        })),
        label: {
          show: true,
          position: 'right',
          color: look.soft,
          fontSize: 12,
          formatter: ({ dataIndex }) => {
            const row = shown[dataIndex];
            return row ? texts.value(row) : '';
          },
        },
      },
      ...intervals(shown, look),
    ],
  };
  return { option, height: Math.max(1, shown.length) * BAR_HEIGHT };
}

/** A thin line below from the lower to the upper end of each interval: what is left of it is not painted. */
export function intervals(rows: readonly (FigureRow | null)[], look: ChartLook, barGap = '50%'): BarSeries {
  if (!rows.some((row) => row?.interval)) return [];
  const line = { type: 'bar', stack: 'interval', barWidth: 2, barGap, silent: true } as const;
  const ends = rows.map((row) => row?.interval ?? [0, 0]);
  return [
    { ...line, itemStyle: { color: 'transparent' }, data: ends.map(([from = 0]) => from) },
    { ...line, itemStyle: { color: look.soft }, data: ends.map(([from = 0, to = 0]) => to - from) },
  ];
}
