import type { ExploreOption } from '../chart/echarts-explore';
import type { ChartLook, Drawing } from '../lib/chart-look';
import type { Told } from './drawing-texts';
import type { Grid, QuestionCell } from './grid';
import { sideOfChance } from './lift';

/** More lines than can be followed, in pixels of width. */
const MOST_LINKS = 60;
const [NARROW, MOST_NARROW] = [600, 24];
const [WIDEST, LONGEST_NAME] = [7, 120];
/** Of 12 pixels: a letter, and a sign of Chinese. */
const [LETTER_WIDTH, SIGN_WIDTH] = [6.6, 12.5];

/** Two things that are on one look oftener than by chance, and the cell that says so. */
export interface Link {
  source: string;
  target: string;
  lift: number;
  cell: QuestionCell;
}

/** Pairs whose lift lies above chance with all of its interval, the strongest first, each once. */
export function linksOf(cells: readonly QuestionCell[]): Link[] {
  const links = new Map<string, Link>();
  for (const cell of cells) {
    const { row, column, value } = cell;
    if (row === '*' || column === '*' || row === column || value === null) continue;
    if (sideOfChance(cell) !== 'above') continue;
    const [source, target] = row < column ? [row, column] : [column, row];
    links.set(`${source} ${target}`, { source, target, lift: value, cell });
  }
  return [...links.values()].sort((a, b) => b.lift - a.lift);
}

/** The pairs of a measure that stand out. */
export function linksIn({ rows, columns }: Grid, measure: string): Link[] {
  const ids = columns.filter((column) => column.measure === measure).map(({ id }) => id);
  return linksOf(rows.flatMap(({ cells }) => ids.flatMap((id) => cells.get(id) ?? [])));
}

/** Those that are drawn where there is so much room. */
export const drawnLinks = (grid: Grid, measure: string, { width }: Pick<ChartLook, 'width'>): Link[] =>
  linksIn(grid, measure).slice(0, width < NARROW ? MOST_NARROW : MOST_LINKS);

/** What goes together stands together: each behind what it is strongest with, so that most lines are short. */
function aroundCircle(links: readonly Link[]): string[] {
  const keys: string[] = [];
  const visit = (key: string) => {
    if (keys.includes(key)) return;
    keys.push(key);
    for (const { source, target } of links)
      if (source === key) visit(target);
      else if (target === key) visit(source);
  };
  for (const { source } of links) visit(source);
  return keys;
}

/** What is together on looks, around a circle: a line is as wide as it is oftener than by chance. */
export function networkOption(
  { grid, look, texts, measure }: Told,
  base: ExploreOption,
): Drawing<ExploreOption> {
  const links = drawnLinks(grid, measure, look);
  const rowKeys = new Set(grid.rows.map(({ key }) => key));
  const nameOf = (key: string) => (rowKeys.has(key) ? texts.row(key) : texts.column(key));
  const degree = new Map<string, number>();
  for (const { source, target } of links)
    for (const key of [source, target]) degree.set(key, (degree.get(key) ?? 0) + 1);
  const strongest = Math.max(1, ...links.map(({ lift }) => Math.log2(lift)));
  const keys = aroundCircle(links);
  const room = Math.min(LONGEST_NAME, Math.max(0, ...keys.map((key) => widthOf(nameOf(key)))));
  const margin = room + 16;
  const widest = look.width < NARROW ? WIDEST / 2 : WIDEST;
  const number = (value: number) => texts.value(measure, value);
  return {
    option: {
      ...base,
      tooltip: {
        ...base.tooltip,
        formatter: (at) => {
          const { dataType, dataIndex } = [at].flat()[0] ?? {};
          if (dataType !== 'edge') return escaped(nameOf(keys[dataIndex ?? 0] ?? ''));
          const link = links[dataIndex ?? 0];
          if (!link) return '';
          const [from = 0, to = 0] = link.cell.interval ?? [];
          return `${escaped(nameOf(link.source))} + ${escaped(nameOf(link.target))}<br>${number(link.lift)} (${number(from)} – ${number(to)})`;
        },
      },
      legend: { show: false },
      series: [
        {
          type: 'graph' as const,
          id: 'network',
          layout: 'circular' as const,
          circular: { rotateLabel: true },
          top: margin,
          bottom: margin,
          left: margin,
          right: margin,
          silent: false,
          emphasis: { focus: 'adjacency' as const },
          label: {
            show: true,
            color: look.ink,
            fontSize: 12,
            position: 'right' as const,
            width: room,
            overflow: 'truncate' as const,
          },
          itemStyle: { color: look.ink },
          lineStyle: { color: look.accent, curveness: 0.3 },
          data: keys.map((key) => ({
            id: key,
            name: nameOf(key),
            symbolSize: 6 + 2 * Math.sqrt(degree.get(key) ?? 0),
          })),
          links: links.map(({ source, target, lift }) => ({
            source,
            target,
            value: lift,
            lineStyle: {
              width: 1 + ((widest - 1) * Math.log2(lift)) / strongest,
              opacity: 0.3 + (0.6 * Math.log2(lift)) / strongest,
            },
          })),
        },
      ],
    },
    height: Math.min(640, Math.max(380, look.width * 0.8)),
  };
}

const widthOf = (name: string): number =>
  [...name].reduce((width, sign) => width + (sign > '\u2e80' ? SIGN_WIDTH : LETTER_WIDTH), 0);

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
