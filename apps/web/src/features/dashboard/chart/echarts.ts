/** The parts of ECharts the dashboard draws with, and no others. Import it when a chart is about to be seen. */
import { BarChart, type BarSeriesOption, ScatterChart, type ScatterSeriesOption } from 'echarts/charts';
import { GridComponent, type GridComponentOption } from 'echarts/components';
import { type ComposeOption, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

use([BarChart, ScatterChart, GridComponent, SVGRenderer]);

export type BarsOption = ComposeOption<BarSeriesOption | ScatterSeriesOption | GridComponentOption>;
export { init };
