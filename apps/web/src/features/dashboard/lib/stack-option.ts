import type { Shape } from '../../../api/operations';
import type { BarsOption } from '../chart/echarts';
import { keyOf, type RowTexts } from './bars-option';
import type { ChartLook, Drawing } from './chart-look';

export const STACK_HEIGHT = 28;

/** What there is nothing of is no part. */
export const drawnParts = (rows: readonly Shape<'FigureRowDto'>[]): Shape<'FigureRowDto'>[] =>
  rows.filter(({ value }) => value !== null && value > 0);

/** Parts of a whole as one band, in their own colours; what has none is as the page's canvas. */
export function stackOption(
  rows: readonly Shape<'FigureRowDto'>[],
  look: ChartLook,
  texts: Pick<RowTexts, 'label'>,
): Drawing<BarsOption> {
  const shown = drawnParts(rows);
  const whole = shown.reduce((sum, row) => sum + (row.value ?? 0), 0);
  const option: BarsOption = {
    animation: !look.isStill,
    animationDuration: 500,
    animationDurationUpdate: 700,
    textStyle: { fontFamily: look.font },
    grid: { left: 0, right: 0, top: 0, bottom: 0 },
    xAxis: { type: 'value', min: 0, max: whole || 1, show: false },
    yAxis: { type: 'category', data: [''], show: false },
    series: shown.map((row) => ({
      id: keyOf(row),
      name: texts.label(row),
      type: 'bar',
      stack: 'whole',
      barWidth: STACK_HEIGHT,
      cursor: 'pointer',
      itemStyle: { color: row.bar_background ?? look.canvas, borderColor: look.paper, borderWidth: 1 },
      data: [row.value],
    })),
  };
  return { option, height: STACK_HEIGHT };
}
