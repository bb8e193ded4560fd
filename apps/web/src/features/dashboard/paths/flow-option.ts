import type { FlowOption } from '../chart/echarts-flow';
import { type ChartLook, type Drawing, LABEL_LINE } from '../lib/chart-look';
import { colourOf, WIDE } from '../series/lines-option';
import { type Flow, STEPS, type StepName } from './flows';

const COLUMN: Record<StepName, number> = { opened: 1, left: 1, hidden: 1, saved: 2, unsaved: 2, unknown: 2 };
const GOES_ON: readonly string[] = ['opened', 'saved'];

/** Members from what they searched to what they opened and kept; who went no further flows into grey. */
export function flowOption(
  flows: readonly Flow[],
  look: ChartLook,
  nameOf: (key: string) => string,
  number: (members: number) => string,
  parted: string,
): Drawing<FlowOption> {
  const isWide = look.width >= WIDE;
  const starts = [...new Set(flows.map(({ source }) => source))].filter((key) => !(key in COLUMN));
  const ends = STEPS.filter((step) => flows.some(({ target }) => target === step));
  const colour = (key: string) => {
    const at = starts.indexOf(key);
    if (at >= 0) return colourOf(at);
    return GOES_ON.includes(key) ? look.accent : look.rule;
  };
  const out = (key: string) =>
    flows.reduce((sum, { source, target, members }) => {
      const isOf = starts.includes(key) ? source === key : target === key;
      return isOf ? sum + members : sum;
    }, 0);
  const label = (key: string) => `${nameOf(key)} ${number(out(key))}`;
  const last = Math.max(...ends.map((step) => COLUMN[step]));
  const size = Math.max(starts.length, ends.length);
  const option: FlowOption = {
    textStyle: { fontFamily: look.font },
    animation: !look.isStill,
    tooltip: {
      trigger: 'item',
      backgroundColor: look.paper,
      borderColor: look.rule,
      textStyle: { color: look.ink },
    },
    series: [
      {
        type: 'sankey' as const,
        id: 'flows',
        left: 2,
        right: 2,
        top: 8,
        bottom: 8,
        nodeAlign: 'left' as const,
        nodeWidth: isWide ? 10 : 6,
        nodeGap: isWide ? 18 : 22,
        draggable: false,
        layoutIterations: 0,
        emphasis: { focus: 'adjacency' as const },
        tooltip: {
          formatter: (at) => {
            const { dataType, data, name } = [at].flat()[0] ?? {};
            const flow = data as unknown as Flow & { value: number };
            if (dataType !== 'edge') return escaped(label(name ?? ''));
            return `${escaped(nameOf(flow.source))} → ${escaped(nameOf(flow.target))}${parted}${number(flow.value)}`;
          },
        },
        label: {
          color: look.ink,
          fontSize: isWide ? 12 : 11,
          lineHeight: LABEL_LINE,
          formatter: ({ name }) => label(name),
          // Two of them share what lies between the second and the last column.
          ...(!isWide && { width: look.width / 4 - 12, overflow: 'break' as const }),
        },
        lineStyle: { curveness: 0.5, opacity: 0.38 },
        data: [...starts, ...ends].map((key) => {
          const depth = key in COLUMN ? COLUMN[key as StepName] : 0;
          return {
            name: key,
            depth,
            itemStyle: { color: colour(key), borderWidth: 0 },
            label: { position: depth === last ? ('left' as const) : ('right' as const) },
          };
        }),
        links: flows.map(({ source, target, members }) => ({
          source,
          target,
          value: members,
          lineStyle: {
            color: GOES_ON.includes(target) ? colour(source) : look.soft,
            opacity: GOES_ON.includes(target) ? 0.45 : 0.16,
          },
        })),
      },
    ],
  };
  return { option, height: Math.max(isWide ? 300 : 340, 60 + size * (isWide ? 46 : 56)) };
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
