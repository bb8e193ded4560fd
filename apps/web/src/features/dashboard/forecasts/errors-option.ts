import type { BarsOption } from '../chart/echarts';
import { BAR_HEIGHT } from '../lib/bars-option';
import type { ChartLook, Drawing } from '../lib/chart-look';

export interface ErrorRow {
  label: string;
  /** Of the forecasts, and of saying what the year before had. */
  mase: number | null;
  naive: number | null;
  /** Where the forecasts are listed. */
  href: string;
}

/** Errors as bars, that of saying the year before as an open point: left of it the forecasts did better. */
export function errorsOption(
  rows: readonly ErrorRow[],
  look: ChartLook,
  names: { ours: string; naive: string },
  text: (value: number) => string,
): Drawing<BarsOption> {
  const option: BarsOption = {
    animation: !look.isStill,
    textStyle: { fontFamily: look.font },
    grid: {
      left: 0,
      right: 48,
      top: 24,
      bottom: 0,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: {
      type: 'value',
      position: 'top',
      min: 0,
      axisLabel: { color: look.soft, fontSize: 11, formatter: text },
      splitLine: { lineStyle: { color: look.rule } },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: rows.map(({ label }) => label),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: {
        color: look.ink,
        fontSize: 11,
        width: Math.min(260, Math.round(look.width * 0.42)),
        interval: 0,
        // In two lines rather than cut off.
        overflow: 'break',
        lineHeight: 12,
      },
    },
    series: [
      {
        id: 'ours',
        name: names.ours,
        type: 'bar',
        barWidth: 8,
        itemStyle: { color: look.accent },
        data: rows.map(({ mase }) => mase),
      },
      {
        id: 'naive',
        name: names.naive,
        type: 'scatter',
        symbolSize: 10,
        itemStyle: { color: look.paper, borderColor: look.ink, borderWidth: 1.5 },
        data: rows.map(({ naive }) => naive),
      },
    ],
  };
  return { option, height: 24 + Math.max(1, rows.length) * (BAR_HEIGHT - 6) };
}
