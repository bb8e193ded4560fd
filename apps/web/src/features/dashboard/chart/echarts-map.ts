/** What a map needs besides: countries as shapes, and the world they are of. */
import { MapChart, type MapSeriesOption } from 'echarts/charts';
import { TooltipComponent, type TooltipComponentOption } from 'echarts/components';
import { type ComposeOption, init, registerMap, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

use([MapChart, TooltipComponent, SVGRenderer]);

export type MapOption = ComposeOption<MapSeriesOption | TooltipComponentOption>;
export const WORLD = 'world';

let world: Promise<void> | undefined;

/** The shapes come with the app (`/world-map.json`); they are asked for once. @throws when they cannot be had */
export function loadWorld(): Promise<void> {
  world ??= fetch('/world-map.json')
    .then(async (response) => {
      if (!response.ok) throw new Error(`the map was answered with ${response.status}`);
      registerMap(WORLD, await response.json());
    })
    .catch((error: unknown) => {
      world = undefined;
      throw error;
    });
  return world;
}
export { init };
