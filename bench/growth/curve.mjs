import { LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

use([LineChart, GridComponent, LegendComponent, SVGRenderer]);

const GROWTH = [1, 10, 100];

/** Each line relative to its value at 1×, both axes logarithmic, beside the line of what grows as data does. */
export function curve(lines) {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 760, height: 480 });
  chart.setOption({
    animation: false,
    backgroundColor: '#fcfbf9',
    color: ['#161412', '#b3261e', '#2450a8', '#1d7a55'],
    // One below the other: how wide a text is nobody knows without a screen.
    legend: { orient: 'vertical', left: 48, bottom: 8 },
    grid: { top: 24, left: 56, right: 24, bottom: 176 },
    xAxis: {
      type: 'log',
      name: 'data',
      nameLocation: 'middle',
      nameGap: 28,
      axisLabel: { formatter: '{value}×' },
    },
    yAxis: { type: 'log', name: 'cost', min: 0.5, max: 100, axisLabel: { formatter: '{value}×' } },
    series: [
      ...lines.map(({ name, values }) => ({
        name,
        type: 'line',
        symbolSize: 7,
        data: values.map((value, index) => [GROWTH[index], value / values[0]]),
      })),
      {
        name: 'as data grows',
        type: 'line',
        symbol: 'none',
        data: [
          [1, 1],
          [100, 100],
        ],
        lineStyle: { type: 'dashed', color: '#8a857c', width: 1 },
        itemStyle: { color: '#8a857c' },
      },
    ],
  });
  // Read, not pointed at: it has a title, and no styles for a mouse over it.
  const svg = chart
    .renderToSVGString()
    .replace(/<style[\s\S]*?<\/style>\s*/, '')
    .replace(/ class="[^"]*"/g, '')
    .replace(/^<svg[^>]*>/, (tag) => `${tag}\n<title>Cost relative to 1×, as data grows</title>`);
  chart.dispose();
  return svg;
}
