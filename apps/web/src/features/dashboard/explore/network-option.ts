import type { ExploreOption } from '../chart/echarts-explore';
import type { Drawing } from '../lib/chart-look';
import type { Told } from './drawing-texts';
import type { Grid, QuestionCell } from './grid';

/** More lines than can be followed are in the table. */
const MOST_LINKS = 60;
const WIDEST = 7;

/** Two things that are on one look oftener than by chance. */
export interface Link {
  source: string;
  target: string;
  lift: number;
  interval: [number, number];
  together: number;
}

/** Pairs whose lift lies above chance with all of its interval, the strongest first, each once. */
export function linksOf(cells: readonly QuestionCell[]): Link[] {
  const links = new Map<string, Link>();
  for (const { row, column, value, interval, numerator, low_base } of cells) {
    if (row === '*' || column === '*' || row === column || value === null || low_base) continue;
    const [from = 0, to = 0] = interval ?? [];
    if (from <= 1) continue;
    const [source, target] = row < column ? [row, column] : [column, row];
    const link: Link = { source, target, lift: value, interval: [from, to], together: numerator ?? 0 };
    links.set(`${source} ${target}`, link);
  }
  return [...links.values()].sort((a, b) => b.lift - a.lift).slice(0, MOST_LINKS);
}

/** The pairs of a measure that are drawn. */
export function linksIn({ rows, columns }: Grid, measure: string): Link[] {
  const ids = columns.filter((column) => column.measure === measure).map(({ id }) => id);
  return linksOf(rows.flatMap(({ cells }) => ids.flatMap((id) => cells.get(id) ?? [])));
}

/** What is together on looks, around a circle: a line is as wide as it is oftener than by chance. */
export function networkOption(
  { grid, look, texts, measure }: Told,
  base: ExploreOption,
): Drawing<ExploreOption> {
  const links = linksIn(grid, measure);
  const rowKeys = new Set(grid.rows.map(({ key }) => key));
  const nameOf = (key: string) => (rowKeys.has(key) ? texts.row(key) : texts.column(key));
  const degree = new Map<string, number>();
  for (const { source, target } of links)
    for (const key of [source, target]) degree.set(key, (degree.get(key) ?? 0) + 1);
  const strongest = Math.max(1, ...links.map(({ lift }) => Math.log2(lift)));
  const keys = [...degree.keys()].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
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
          const [from, to] = link.interval;
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
          top: 90,
          bottom: 90,
          left: 110,
          right: 110,
          silent: false,
          emphasis: { focus: 'adjacency' as const },
          label: { show: true, color: look.ink, fontSize: 12, position: 'right' as const },
          itemStyle: { color: look.ink },
          lineStyle: { color: look.accent, curveness: 0.25, opacity: 0.65 },
          data: keys.map((key) => ({
            id: key,
            name: nameOf(key),
            symbolSize: 6 + 2 * Math.sqrt(degree.get(key) ?? 0),
          })),
          links: links.map(({ source, target, lift }) => ({
            source,
            target,
            value: lift,
            lineStyle: { width: 1 + ((WIDEST - 1) * Math.log2(lift)) / strongest },
          })),
        },
      ],
    },
    height: Math.min(640, Math.max(380, look.width * 0.8)),
  };
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
