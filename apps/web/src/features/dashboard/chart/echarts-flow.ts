/** What flows are drawn with: the parts of ECharts, and no others. */
import { SankeyChart, type SankeySeriesOption } from 'echarts/charts';
import { TooltipComponent, type TooltipComponentOption } from 'echarts/components';
import { type ComposeOption, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

use([SankeyChart, TooltipComponent, SVGRenderer]);

export type FlowOption = ComposeOption<SankeySeriesOption | TooltipComponentOption>;
export { init };
