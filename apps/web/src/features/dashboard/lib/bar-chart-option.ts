import type { FigureRow } from '@toile/contracts';
import type { BarChartOption } from '../chart/echarts';

/** Colours and type of the page the chart is on. */
export interface ChartLook {
  ink: string;
  soft: string;
  rule: string;
  accent: string;
  font: string;
}

export const BAR_HEIGHT = 34;

/** Rows that have a value, as horizontal bars: the first on top, the leader in the accent colour. */
export function barChartOption(
  rows: readonly FigureRow[],
  look: ChartLook,
  format: (value: number) => string,
): BarChartOption {
  const shown = rows.filter((row) => row.value !== null);
  return {
    animationDuration: 500,
    animationDurationUpdate: 700,
    textStyle: { fontFamily: look.font },
    grid: { left: 0, right: 56, top: 0, bottom: 0, containLabel: true },
    xAxis: { type: 'value', min: 0, show: false },
    yAxis: {
      type: 'category',
      inverse: true,
      data: shown.map((row) => row.label),
      axisLine: { lineStyle: { color: look.rule } },
      axisTick: { show: false },
      axisLabel: { color: look.ink, fontSize: 13, width: 220, overflow: 'truncate' },
    },
    series: [
      {
        type: 'bar',
        barWidth: 12,
        cursor: 'pointer',
        data: shown.map((row, index) => ({
          value: row.value,
          name: row.look ?? '',
          itemStyle: { color: index === 0 ? look.accent : look.ink },
        })),
        label: {
          show: true,
          position: 'right',
          color: look.soft,
          fontSize: 12,
          formatter: ({ value }) => format(Number(value)),
        },
      },
    ],
  };
}
