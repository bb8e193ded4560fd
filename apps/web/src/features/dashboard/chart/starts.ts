import type { Drawing } from '../lib/chart-look';
import type { Drawn, EchartsLike, Start } from './drawn';
import type { BarsOption } from './echarts';
import type { ExploreOption } from './echarts-explore';
import type { FlowOption } from './echarts-flow';
import type { LinesOption } from './echarts-lines';
import type { MapOption } from './echarts-map';

const AS_SVG = { renderer: 'svg' } as const;

/** Bars and points. */
export const startBars: Start = async (element) => {
  const { init } = await import('./echarts');
  return init(element, null, AS_SVG) as unknown as EchartsLike;
};

/** Lines over time. */
export const startLines: Start = async (element) => {
  const { init } = await import('./echarts-lines');
  return init(element, null, AS_SVG) as unknown as EchartsLike;
};

/** Answers to questions: bars, lines, heat maps and points. */
export const startExplore: Start = async (element) => {
  const { init } = await import('./echarts-explore');
  return init(element, null, AS_SVG) as unknown as EchartsLike;
};

/** Flows from one step to the next. */
export const startFlow: Start = async (element) => {
  const { init } = await import('./echarts-flow');
  return init(element, null, AS_SVG) as unknown as EchartsLike;
};

/** The world; its shapes come with it. */
export const startMap: Start = async (element) => {
  const { init, loadWorld } = await import('./echarts-map');
  await loadWorld();
  return init(element, null, AS_SVG) as unknown as EchartsLike;
};

/** Only what differs from before is drawn; series that are gone are taken out. */
export const drawn = ({
  option,
  height,
}: Drawing<BarsOption | MapOption | LinesOption | ExploreOption | FlowOption>): Drawn => ({
  height,
  setOn: (chart) =>
    (chart as unknown as { setOption(option: object, how: object): void }).setOption(option, {
      replaceMerge: ['series'],
    }),
});
