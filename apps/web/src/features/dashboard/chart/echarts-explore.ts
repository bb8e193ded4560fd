/** What answers to questions are drawn with: the parts of ECharts, and no others. */
import {
  BarChart,
  type BarSeriesOption,
  GraphChart,
  type GraphSeriesOption,
  HeatmapChart,
  type HeatmapSeriesOption,
  LineChart,
  type LineSeriesOption,
  ScatterChart,
  type ScatterSeriesOption,
} from 'echarts/charts';
import {
  GridComponent,
  type GridComponentOption,
  LegendComponent,
  type LegendComponentOption,
  TooltipComponent,
  type TooltipComponentOption,
  VisualMapComponent,
  type VisualMapComponentOption,
} from 'echarts/components';
import { type ComposeOption, init, use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';

use([BarChart, GraphChart, HeatmapChart, LineChart, ScatterChart]);
use([GridComponent, LegendComponent, TooltipComponent, VisualMapComponent, LabelLayout, SVGRenderer]);

export type ExploreOption = ComposeOption<
  | BarSeriesOption
  | GraphSeriesOption
  | HeatmapSeriesOption
  | LineSeriesOption
  | ScatterSeriesOption
  | GridComponentOption
  | LegendComponentOption
  | TooltipComponentOption
  | VisualMapComponentOption
>;
export { init };
