import { isFormulaKey, questionMeasure } from '@toile/contracts';
import type { ExploreOption } from '../chart/echarts-explore';
import type { ChartLook, Drawing } from '../lib/chart-look';
import { colourOf } from '../series/lines-option';
import type { DrawingTexts, Told } from './drawing-texts';
import type { ChartKind } from './explore-state';
import type { Grid, QuestionCell } from './grid';
import { sideOfChance, strengthOfLift } from './lift';
import { escaped, networkOption } from './network-option';

/** More rows than can be told apart are in the table. */
const MOST_DRAWN = 30;
const MOST_LINES = 10;
const ROW_HEIGHT = 26;
/** How a pair is drawn that may be chance. */
const FAINT = 0.12;
/** Of names of columns, at 12 pixels. */
const [LETTER_WIDTH, LINE_HEIGHT] = [7, 15];

/** What an answer looks like. Each drawing is of the first measure; a scatter of the first two. */
export function exploreOption(
  chart: Exclude<ChartKind, 'table'>,
  grid: Grid,
  isTimeInRows: boolean,
  look: ChartLook,
  texts: DrawingTexts,
): Drawing<ExploreOption> {
  const measure = grid.columns[0]?.measure ?? 'looks';
  const told = { grid, measure, look, texts };
  if (chart === 'lines') return lines(told, isTimeInRows);
  if (chart === 'heat') return heat(told);
  if (chart === 'network') return networkOption(told, base(told));
  return chart === 'scatter' ? scatter(told) : bars(told);
}

/** Columns of a measure but the total, where there are others. */
export const columnsOf = ({ columns }: Grid, measure: string) => {
  const own = columns.filter((column) => column.measure === measure);
  const parts = own.filter(({ key }) => key !== '*');
  return parts.length > 0 ? parts : own;
};
export const drawnRows = ({ rows }: Grid) => rows.slice(0, MOST_DRAWN);
const nameOf = ({ texts, measure }: Told, key: string) =>
  key === '*' ? texts.measure(measure) : texts.column(key);

const base = ({ look }: Told): ExploreOption => ({
  animation: !look.isStill,
  animationDuration: 300,
  textStyle: { fontFamily: look.font },
  tooltip: {
    confine: true,
    backgroundColor: look.paper,
    borderColor: look.rule,
    textStyle: { color: look.ink, fontSize: 12 },
  },
});
const legend = ({ look }: Told, isShown: boolean) => ({
  show: isShown,
  type: 'scroll' as const,
  top: 0,
  left: 0,
  textStyle: { color: look.ink, fontSize: 12 },
});
/** What names of rows and columns may take. */
const nameWidth = ({ look }: Told) => Math.min(180, Math.round(look.width * 0.32));
const names = (told: Told, data: string[]) => ({
  type: 'category' as const,
  data,
  axisLine: { lineStyle: { color: told.look.rule } },
  axisTick: { show: false },
  axisLabel: {
    color: told.look.ink,
    fontSize: 12,
    width: nameWidth(told),
    overflow: 'truncate' as const,
  },
});
const isShare = (measure: Told['measure']) =>
  !isFormulaKey(measure) && questionMeasure(measure).unit === 'percent';
/** The end of an axis whose values come near a hundred; null leaves it to the drawing. */
const wholeAtMost = ({ max }: { max: number }) => (max > 80 && max <= 100 ? 100 : null);
const values = (told: Told, measure = told.measure) => ({
  type: 'value' as const,
  splitNumber: 4,
  // No share is above all: an axis to 120 % makes a reader wonder.
  ...(isShare(measure) && { max: wholeAtMost }),
  splitLine: { lineStyle: { color: told.look.rule } },
  axisLabel: {
    color: told.look.soft,
    fontSize: 11,
    hideOverlap: true,
    formatter: (value: number) => told.texts.value(measure, value),
  },
});
const grid = (top: number) => ({
  left: 4,
  right: 24,
  top,
  bottom: 4,
  outerBoundsMode: 'same' as const,
  outerBoundsContain: 'axisLabel' as const,
});
const textOf = (told: Told) => (value: unknown) =>
  typeof value === 'number' ? told.texts.value(told.measure, value) : '–';

function bars(told: Told): Drawing<ExploreOption> {
  const rows = drawnRows(told.grid);
  const columns = columnsOf(told.grid, told.measure).slice(0, MOST_LINES);
  const isGrouped = columns.length > 1;
  return {
    option: {
      ...base(told),
      tooltip: {
        ...base(told).tooltip,
        trigger: 'axis',
        axisPointer: { type: 'none' },
        valueFormatter: textOf(told),
      },
      legend: legend(told, isGrouped),
      grid: grid(isGrouped ? 36 : 4),
      xAxis: values(told),
      yAxis: {
        ...names(
          told,
          rows.map(({ key }) => told.texts.row(key)),
        ),
        inverse: true,
      },
      series: columns.map((column, index) => ({
        type: 'bar' as const,
        id: column.id,
        name: nameOf(told, column.key),
        barMaxWidth: 10,
        itemStyle: { color: isGrouped ? colourOf(index) : told.look.accent },
        data: rows.map(({ cells }) => cells.get(column.id)?.value ?? null),
      })),
    },
    height: 48 + rows.length * Math.max(ROW_HEIGHT, 8 + 12 * columns.length),
  };
}

function lines(told: Told, isTimeInRows: boolean): Drawing<ExploreOption> {
  const columns = columnsOf(told.grid, told.measure);
  const steps = isTimeInRows ? told.grid.rows.map(({ key }) => key) : columns.map(({ key }) => key);
  // Seasons are listed from the newest; time goes to the right.
  const isBackwards = steps.every((step) => !/^\d{4}-/.test(step));
  const ordered = isBackwards ? [...steps].reverse() : steps;
  const valueAt = (step: string, other: string) => {
    const [row, column] = isTimeInRows ? [step, other] : [other, step];
    const found = told.grid.rows.find(({ key }) => key === row);
    return found?.cells.get(columns.find(({ key }) => key === column)?.id ?? '')?.value ?? null;
  };
  const others = (
    isTimeInRows ? columns.map(({ key }) => key) : drawnRows(told.grid).map(({ key }) => key)
  ).slice(0, MOST_LINES);
  const name = (other: string) => (isTimeInRows ? nameOf(told, other) : told.texts.row(other));
  const step = (key: string) => (isTimeInRows ? told.texts.row(key) : told.texts.column(key));
  return {
    option: {
      ...base(told),
      tooltip: { ...base(told).tooltip, trigger: 'axis', order: 'valueDesc', valueFormatter: textOf(told) },
      legend: legend(told, others.length > 1),
      grid: grid(others.length > 1 ? 40 : 14),
      xAxis: { ...names(told, ordered.map(step)), boundaryGap: false },
      yAxis: values(told),
      series: others.map((other, index) => ({
        type: 'line' as const,
        id: other,
        name: name(other),
        symbolSize: 7,
        color: colourOf(index),
        data: ordered.map((one) => valueAt(one, other)),
      })),
    },
    height: 360,
  };
}

function heat(told: Told): Drawing<ExploreOption> {
  const rows = drawnRows(told.grid);
  const columns = columnsOf(told.grid, told.measure);
  const isLift = told.measure === 'lift';
  const cells = rows.flatMap((row) => columns.map(({ id }) => row.cells.get(id)));
  const known = cells.flatMap((cell) => (typeof cell?.value === 'number' ? [cell.value] : []));
  const data = cells.map((cell, at) => {
    const value = cell?.value ?? null;
    const shade = isLift && value !== null ? strengthOfLift(value) : value;
    const isFaint = isLift && cell && !sideOfChance(cell);
    return {
      value: [at % columns.length, Math.floor(at / columns.length), shade] as number[],
      ...(isFaint && { itemStyle: { opacity: FAINT } }),
    };
  });
  const columnNames = columns.map(({ key }) => nameOf(told, key));
  const room = (told.look.width - nameWidth(told)) / columns.length;
  return {
    option: {
      ...base(told),
      tooltip: {
        ...base(told).tooltip,
        formatter: (at) => cellText(told, cells[[at].flat()[0]?.dataIndex ?? -1]),
      },
      legend: { show: false },
      grid: grid(4),
      xAxis: {
        ...names(told, columnNames),
        position: 'top',
        axisLabel: {
          ...names(told, []).axisLabel,
          // Steep, so that each column is named where a line of text still fits.
          rotate: columnNames.some((name) => name.length * LETTER_WIDTH > room) ? 60 : 0,
          ...(room >= LINE_HEIGHT && { interval: 0 }),
        },
      },
      yAxis: {
        ...names(
          told,
          rows.map(({ key }) => told.texts.row(key)),
        ),
        inverse: true,
      },
      visualMap: {
        show: false,
        min: isLift ? -1 : Math.min(0, ...known),
        max: isLift ? 1 : Math.max(0, ...known) || 1,
        inRange: { color: [...(isLift ? [told.look.soft] : []), told.look.paper, told.look.accent] },
      },
      series: [
        {
          type: 'heatmap' as const,
          id: 'heat',
          name: told.texts.measure(told.measure),
          data,
          itemStyle: { borderColor: told.look.paper, borderWidth: 1 },
        },
      ],
    },
    height: 110 + rows.length * ROW_HEIGHT,
  };
}

/** What a cell is of, its value, and between what that lies. */
function cellText({ texts }: Told, cell: QuestionCell | undefined): string {
  if (!cell || cell.value === null) return '';
  const number = (value: number) => texts.value(cell.measure, value);
  const [from, to] = cell.interval ?? [];
  const between = from === undefined || to === undefined ? '' : ` (${number(from)} – ${number(to)})`;
  const names = [texts.row(cell.row), ...(cell.column === '*' ? [] : [texts.column(cell.column)])];
  return `${names.map(escaped).join(' · ')}<br>${number(cell.value)}${between}`;
}

function scatter(told: Told): Drawing<ExploreOption> {
  const measures = [...new Set(told.grid.columns.map(({ measure }) => measure))];
  const [x = told.measure, y = told.measure] = measures;
  const of = (measure: string) => told.grid.columns.find((column) => column.measure === measure)?.id ?? '';
  const points = told.grid.rows.flatMap(({ key, cells }) => {
    const [one, other] = [cells.get(of(x))?.value, cells.get(of(y))?.value];
    return typeof one === 'number' && typeof other === 'number'
      ? [{ name: told.texts.row(key), value: [one, other] }]
      : [];
  });
  const axis = (measure: QuestionCell['measure']) => ({
    ...values(told, measure),
    name: told.texts.measure(measure),
    nameLocation: 'middle' as const,
    nameGap: 28,
    nameTextStyle: { color: told.look.soft, fontSize: 12 },
  });
  return {
    option: {
      ...base(told),
      legend: { show: false },
      grid: { ...grid(14), left: 36, bottom: 36 },
      xAxis: axis(x),
      yAxis: { ...axis(y), nameGap: 44 },
      series: [
        {
          type: 'scatter' as const,
          id: 'scatter',
          symbolSize: 9,
          color: told.look.accent,
          data: points,
          label: {
            show: points.length <= MOST_DRAWN,
            formatter: '{b}',
            position: 'right',
            color: told.look.ink,
            fontSize: 11,
          },
          labelLayout: { hideOverlap: true },
          tooltip: { formatter: '{b}' },
        },
      ],
    },
    height: 420,
  };
}
