import { PALETTE } from '@toile/contracts';
import type { LinesOption } from '../chart/echarts-lines';
import type { ChartLook, Drawing } from '../lib/chart-look';
import { drawnLine, endLabel, frame, type LineTexts, WIDE } from './lines-option';
import type { SeriesScope } from './series-scope';
import { averaged, type Line, type Lines, type Step } from './series-values';

/** What a colour of the palette looks like. */
export const hexOf = (slug: string): string =>
  PALETTE.find((one) => one.slug === slug)?.hex ?? 'currentColor';

/** What all parts of a step make up together; null where there was nothing. */
export function wholesOf(steps: readonly Step[], { scale, smooth }: SeriesScope): (number | null)[] {
  const counts = steps.map(({ of }) => of || null);
  if (scale !== 'count') return counts.map((one) => one && 100);
  return smooth ? averaged(counts) : counts;
}

/** What is of none of the lines. Shares are rounded, so that a little less than nothing may be left. */
const restOf = (lines: readonly Line[], wholes: readonly (number | null)[]): (number | null)[] =>
  wholes.map(
    (whole, at) =>
      whole && Math.max(0, whole - lines.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)),
  );

/** Parts of a whole from step to step, one upon the other in their own colours, the first lowest; what is left on top. */
export function streamsOption(
  { steps, lines }: Lines,
  wholes: readonly (number | null)[],
  look: ChartLook,
  texts: LineTexts & { rest: string },
): Drawing<LinesOption> {
  const isWide = look.width >= WIDE;
  const rest: Line = {
    slug: 'rest',
    label: texts.rest,
    values: restOf(lines, wholes),
    before: null,
    intervals: [],
  };
  const isOfHundred = wholes.every((one) => one === null || one === 100);
  const option: LinesOption = {
    ...frame(steps.length, look, texts, isWide),
    yAxis: {
      type: 'value',
      splitNumber: 4,
      ...(isOfHundred && { max: 100, interval: 25 }),
      splitLine: { lineStyle: { color: look.rule } },
      axisLabel: { color: look.soft, fontSize: 11, formatter: texts.value },
    },
    series: [...lines, rest].map((line, index) => {
      const fill = line === rest ? look.canvas : hexOf(line.slug);
      return {
        ...drawnLine(line, index, look),
        data: line.values,
        stack: 'whole',
        color: fill,
        symbol: 'none',
        // Between two dark or two light colours the edge is what parts them, on light and dark paper.
        lineStyle: { color: look.rule, width: 1 },
        itemStyle: { color: fill },
        areaStyle: { color: fill, opacity: 1 },
        endLabel: endLabel(line, look, isWide && (line.values.at(-1) ?? 0) > 0),
      };
    }),
  };
  return { option, height: isWide ? 440 : 340 };
}

/** In which line's part a value at a step lies; null in what is left. */
export function bandAt(lines: readonly Line[], step: number, value: number): number | null {
  let top = 0;
  const found = lines.findIndex(({ values }) => {
    top += values[step] ?? 0;
    return value <= top;
  });
  return found < 0 || value < 0 ? null : found;
}
