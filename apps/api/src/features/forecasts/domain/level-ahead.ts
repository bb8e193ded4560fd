import type { Horizon } from '@toile/contracts';
import type { Forecast } from './forecasts.events.js';

const LAST_WEEKS = 4;
const COVERAGE = 80;

/** The level a forecast leads to: the mean of the last four weeks of a horizon, and the same of the ends of its 80 % interval. */
export function levelAhead({ point, bands }: Pick<Forecast, 'point' | 'bands'>, weeks: Horizon) {
  const band = bands.find(({ coverage }) => coverage === COVERAGE);
  const meanOf = (values: readonly number[]) => {
    const last = values.slice(Math.max(0, weeks - LAST_WEEKS), weeks);
    return last.reduce((sum, one) => sum + one, 0) / last.length;
  };
  return { value: meanOf(point), low80: meanOf(band?.low ?? point), high80: meanOf(band?.high ?? point) };
}
