/** The parts of ECharts the dashboard draws with, and no others. Import it when a chart is about to be seen. */
import { BarChart, type BarSeriesOption } from 'echarts/charts';
import { GridComponent, type GridComponentOption } from 'echarts/components';
import { type ComposeOption, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

use([BarChart, GridComponent, SVGRenderer]);

export type BarChartOption = ComposeOption<BarSeriesOption | GridComponentOption>;
export { init };
