import type { LinesOption } from '../chart/echarts-lines';
import { changeMarks, fanSeries, type Outlook, oddRings } from '../forecasts/fan';
import { type ChartLook, type Drawing, LABEL_LINE } from '../lib/chart-look';
import type { Mark } from './series-marks';
import type { Line, Lines } from './series-values';

/** Told apart on light and dark alike, and by those who see few colours by their order and names at the ends. */
const COLOURS = [
  '#c0485c',
  '#3f88b5',
  '#b8862b',
  '#5d9457',
  '#9069b5',
  '#cf6f42',
  '#3f9a94',
  '#b86595',
  '#8a8a3e',
  '#7288b0',
];
export const colourOf = (index: number): string => COLOURS[index % COLOURS.length] ?? '';

export interface LineTexts {
  /** Of a step, on the axis. */
  step(at: number): string;
  value(value: number): string;
  before: string;
  /** Of the line through what is foretold. */
  foretold?: string;
}

/** Wide enough for names at the ends of lines. */
export const WIDE = 640;
const NAMES = 132;

interface Area {
  from: number;
  to: number;
}

/** Lines over time; behind each the same a year before; weeks of shows shaded; of one line what is foretold; days that are marked, by number. */
export function linesOption(
  { steps, lines }: Lines,
  look: ChartLook,
  texts: LineTexts,
  shows: readonly Area[] = [],
  outlook?: Outlook,
  marks: readonly Pick<Mark, 'number' | 'at'>[] = [],
): Drawing<LinesOption> {
  const isWide = look.width >= WIDE;
  const marked = inRows(marks, steps.length, look);
  const option: LinesOption = {
    ...frame(steps.length, look, texts, isWide, marked.rows * MARK_ROW),
    yAxis: {
      type: 'value',
      splitNumber: 4,
      splitLine: { lineStyle: { color: look.rule } },
      axisLabel: { color: look.soft, fontSize: 11, formatter: texts.value },
    },
    series: [
      ...lines.flatMap((line, index) => [
        {
          ...drawnLine(line, index, look),
          data: line.values,
          // What is foretold goes on where the name would stand.
          endLabel: endLabel(line, look, isWide && !outlook?.fan && reachesEnd(line)),
          ...(index === 0 && shows.length > 0 && { markArea: areas(shows, look) }),
          ...(index === 0 && outlook && { markLine: changeMarks(outlook.changes, look) }),
        },
        ...(line.before
          ? [
              {
                ...drawnLine(line, index, look),
                id: `${line.slug} before`,
                name: `${line.label}, ${texts.before}`,
                data: line.before,
                symbol: 'none',
                silent: true,
                lineStyle: { color: colourOf(index), width: 1, type: 'dashed' as const, opacity: 0.75 },
              },
            ]
          : []),
        ...(hasBand(lines) ? band(line, index, look) : []),
      ]),
      ...(outlook?.fan ? fanSeries(outlook.fan, look, texts.foretold ?? '') : []),
      ...(outlook ? oddRings(outlook.odd, lines[0]?.values ?? [], look) : []),
      ...(marks.length > 0 ? [markLines(marked.data, steps.length, look)] : []),
    ],
  };
  return { option, height: isWide ? 400 : 300 };
}

/** Between what a value lies is drawn of one line alone: of several it would hide the others. */
const hasBand = (lines: readonly Line[]): boolean =>
  lines.length === 1 && lines[0]?.intervals.some((one) => one !== null) === true;

/** From the lower end of each interval to the upper, stacked. */
const band = (line: Line, index: number, look: ChartLook) =>
  (['low', 'high'] as const).map((end) => ({
    ...drawnLine(line, index, look),
    id: `${line.slug} ${end}`,
    data: line.intervals.map((one) => one && (end === 'low' ? one[0] : one[1] - one[0])),
    stack: 'interval',
    symbol: 'none',
    silent: true,
    lineStyle: { opacity: 0 },
    tooltip: { show: false },
    ...(end === 'high' && { areaStyle: { color: colourOf(index), opacity: 0.16 } }),
  }));

/** Places from week to week, the largest on top, up to the step `at`. */
export function ranksOption(
  { steps, lines }: Lines,
  ranks: readonly (readonly (number | null)[])[],
  at: number,
  look: ChartLook,
  texts: LineTexts,
): Drawing<LinesOption> {
  const isWide = look.width >= WIDE;
  const option: LinesOption = {
    ...frame(steps.length, look, texts, isWide),
    animationDurationUpdate: 350,
    yAxis: {
      type: 'value',
      inverse: true,
      min: 0.5,
      max: lines.length + 0.5,
      interval: 1,
      axisLabel: {
        color: look.soft,
        fontSize: 11,
        formatter: (value: number) => (Number.isInteger(value) ? String(value) : ''),
      },
      splitLine: { show: false },
    },
    tooltip: { show: false },
    series: lines.map((line, index) => ({
      ...drawnLine(line, index, look),
      data: (ranks[index] ?? []).map((rank, step) => (step <= at ? rank : null)),
      lineStyle: { color: colourOf(index), width: 2.5 },
      endLabel: endLabel(line, look, isWide && (ranks[index]?.[at] ?? null) !== null),
    })),
  };
  return { option, height: Math.max(220, 60 + lines.length * 26) };
}

export function frame(
  steps: number,
  look: ChartLook,
  texts: LineTexts,
  isWide: boolean,
  above = 0,
): LinesOption {
  return {
    animation: !look.isStill,
    // Names at the ends of lines that begin late have no place while lines grow.
    animationDuration: 0,
    textStyle: { fontFamily: look.font },
    grid: {
      left: 4,
      right: isWide ? NAMES : 12,
      top: 14 + above,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    tooltip: {
      trigger: 'axis',
      confine: true,
      backgroundColor: look.paper,
      borderColor: look.rule,
      textStyle: { color: look.ink, fontSize: 12 },
      order: 'valueDesc',
      valueFormatter: (value) => (typeof value === 'number' ? texts.value(value) : '–'),
    },
    xAxis: {
      type: 'category',
      boundaryGap: false,
      data: Array.from({ length: steps }, (_, at) => texts.step(at)),
      axisLine: { lineStyle: { color: look.rule } },
      axisTick: { show: false },
      axisLabel: { color: look.soft, fontSize: 11, hideOverlap: true },
    },
  };
}

export const drawnLine = (line: Line, index: number, look: ChartLook) => ({
  id: line.slug,
  name: line.label,
  type: 'line' as const,
  symbol: 'circle',
  symbolSize: 7,
  showSymbol: line.values.length <= 60,
  color: colourOf(index),
  lineStyle: { color: colourOf(index), width: 2 },
  itemStyle: { color: colourOf(index), borderColor: look.paper, borderWidth: 1 },
  emphasis: { focus: 'series' as const },
  labelLayout: { moveOverlap: 'shiftY' as const },
});

export const endLabel = ({ label }: Line, look: ChartLook, isWide: boolean) => ({
  show: isWide,
  formatter: label,
  color: look.ink,
  fontSize: 12,
  lineHeight: LABEL_LINE,
  width: NAMES - 16,
  overflow: 'truncate' as const,
});

/** A name amid the drawing would stand on other lines. */
const reachesEnd = ({ values }: Line): boolean => {
  const last = values.findLastIndex((value) => value !== null);
  return last >= 0 && values.length - 1 - last <= values.length / 10;
};

const areas = (shows: readonly Area[], look: ChartLook) => ({
  silent: true,
  itemStyle: { color: look.canvas, opacity: 0.9 },
  data: shows.map(({ from, to }): [{ xAxis: number }, { xAxis: number }] => [{ xAxis: from }, { xAxis: to }]),
});

/** Numbers of marks stand above the drawing, in as many rows as those near each other need. */
const MARK_ROW = 20;
const MARK_ROWS = 3;
/** A number with its ground. */
const MARK_WIDTH = 24;

/** Marks in the lowest row in which their numbers have a place. */
function inRows(marks: readonly Pick<Mark, 'number' | 'at'>[], steps: number, look: ChartLook) {
  const near = (MARK_WIDTH * Math.max(1, steps - 1)) / Math.max(1, look.width - NAMES);
  const ends = new Array<number>(MARK_ROWS).fill(Number.NEGATIVE_INFINITY);
  let rows = 0;
  const data = marks.map(({ number, at }) => {
    const free = ends.findIndex((end) => at - end >= near);
    const row = free < 0 ? (number - 1) % MARK_ROWS : free;
    ends[row] = at;
    rows = Math.max(rows, row + 1);
    return { xAxis: at, label: { formatter: String(number), distance: 4 + row * MARK_ROW } };
  });
  return { rows, data };
}

/** A thin line where something is marked, its number above. */
const markLines = (data: ReturnType<typeof inRows>['data'], steps: number, look: ChartLook) => ({
  id: 'marks',
  type: 'line' as const,
  silent: true,
  symbol: 'none',
  tooltip: { show: false },
  data: new Array<null>(steps).fill(null),
  markLine: {
    silent: true,
    symbol: 'none',
    animation: false,
    lineStyle: { color: look.soft, type: 'solid' as const, width: 1, opacity: 0.6 },
    label: {
      show: true,
      position: 'end' as const,
      opacity: 1,
      color: look.paper,
      backgroundColor: look.ink,
      borderRadius: 8,
      padding: [2, 6] as [number, number],
      fontSize: 11,
      fontFamily: look.font,
    },
    data,
  },
});
