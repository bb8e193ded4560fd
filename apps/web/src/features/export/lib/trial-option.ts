import type { Locale } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import type { LinesOption } from '../../dashboard/chart/echarts-lines';
import type { ChartLook, Drawing } from '../../dashboard/lib/chart-look';
import { frame } from '../../dashboard/series/lines-option';

/** Points are the ends of days in UTC, and those are named. */
export const TRIAL_ZONE = 'UTC';
const HEIGHT = 220;

/** Past values by day, the threshold as a line across, and an upright one at each day of telling. What nobody knows leaves a gap. */
export function trialOption(
  { points, fired }: Shape<'AlertTrialDto'>,
  look: ChartLook,
  { threshold, value, locale }: { threshold: number; value: (value: number) => string; locale: Locale },
): Drawing<LinesOption> {
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: TRIAL_ZONE });
  const step = (at: number) => day.format(new Date(points[at]?.at ?? 0));
  const told = fired.map(({ at }) => points.findIndex((point) => point.at === at));
  return {
    height: HEIGHT,
    option: {
      ...frame(points.length, look, { step, value, before: '' }, false),
      yAxis: {
        type: 'value',
        scale: true,
        splitNumber: 3,
        splitLine: { lineStyle: { color: look.rule } },
        axisLabel: { color: look.soft, fontSize: 11, formatter: value },
      },
      series: [
        {
          id: 'values',
          type: 'line',
          data: points.map((point) => point.value),
          symbol: 'circle',
          symbolSize: 4,
          // Alone between gaps a value has no line.
          showSymbol: points.filter((point) => point.value !== null).length < FEW,
          color: look.ink,
          lineStyle: { color: look.ink, width: 1.5 },
          markLine: {
            silent: true,
            symbol: 'none',
            animation: false,
            label: { show: false },
            lineStyle: { color: look.accent, width: 2, type: 'solid' },
            data: told.map((at) => ({ xAxis: at })),
          },
        },
        // A line of its own, so that the axis reaches the threshold however far values are from it.
        {
          id: 'threshold',
          type: 'line',
          data: points.map(() => threshold),
          symbol: 'none',
          silent: true,
          tooltip: { show: false },
          color: look.accent,
          lineStyle: { color: look.accent, width: 1, type: 'dashed' },
        },
      ],
    },
  };
}

const FEW = 20;
