import type { Shape } from '../../../api/operations';
import type { LinesOption } from '../chart/echarts-lines';
import type { ChartLook } from '../lib/chart-look';
import type { Step } from '../series/series-values';

export type ConceptForecast = Shape<'ConceptForecastDto'>;
export type Forecast = NonNullable<ConceptForecast['forecast']>;
type Series = Extract<NonNullable<LinesOption['series']>, unknown[]>;

/** What is foretold, a value a step; null in steps it says nothing of. */
export interface Fan {
  point: (number | null)[];
  /** The widest interval first. */
  bands: { low: (number | null)[]; high: (number | null)[] }[];
}

/** A share of fewer says nothing: such weeks are neither forecast from nor judged by. */
const FEWEST = 10;

/** What each week of a concept had; null where too little was measured. */
export const measuredIn = ({
  series: { steps, series },
}: Pick<ConceptForecast, 'series'>): (number | null)[] =>
  steps.map(({ of }, at) => (of < FEWEST ? null : (series[0]?.points[at]?.value ?? null)));

/** What is said of a line beside its values: what is foretold, and in which steps something changed or was odd. */
export interface Outlook {
  /** Those that are known, then those that are foretold. */
  steps: Step[];
  fan: Fan | null;
  changes: number[];
  odd: number[];
}

export function outlookOf(known: readonly Step[], found: ConceptForecast): Outlook {
  const placesOf = (list: readonly { from: string }[]) =>
    list.map(({ from }) => known.findIndex((step) => step.from === from)).filter((at) => at >= 0);
  return {
    ...(found.forecast
      ? withFan(known, found.forecast, found.series.series[0]?.points ?? [])
      : { steps: [...known], fan: null }),
    changes: placesOf(found.changes),
    odd: placesOf(found.odd_weeks),
  };
}

/** Known steps with those that are foretold after them, and what is foretold of each; a single one opens from what was known before it. */
export function withFan(
  known: readonly Step[],
  forecast: Forecast,
  points: readonly { value: number | null }[] = [],
): { steps: Step[]; fan: Fan } {
  const last = known.at(-1)?.from ?? '';
  const ahead = forecast.weeks
    .filter(({ from }) => from > last)
    .map(({ from, to, season_short }) => ({ from, to, season: null, season_short, partial: false, of: 0 }));
  const steps = [...known, ...ahead];
  const weeks = new Map(forecast.weeks.map((week) => [week.from, week]));
  const found = steps.map(({ from }) => weeks.get(from));
  const at = found.findIndex((week) => week !== undefined) - 1;
  const opens = forecast.weeks.length === 1 && at >= 0 ? (points[at]?.value ?? null) : null;
  const opened = (values: (number | null)[]) =>
    values.map((value, step) => (step === at && opens !== null ? opens : value));
  const coverages = [...(forecast.weeks[0]?.bands ?? [])].map(({ coverage }) => coverage).reverse();
  const bands = coverages.map((coverage) => {
    const own = found.map((week) => week?.bands.find((band) => band.coverage === coverage));
    return {
      low: opened(own.map((band) => band?.low ?? null)),
      high: opened(own.map((band) => band?.high ?? null)),
    };
  });
  return { steps, fan: { point: opened(found.map((week) => week?.value ?? null)), bands } };
}

/** A dotted line where the level changed. */
export const changeMarks = (changes: readonly number[], look: ChartLook) => ({
  silent: true,
  symbol: 'none',
  label: { show: false },
  lineStyle: { color: look.ink, type: 'dotted' as const, width: 1.5 },
  data: changes.map((xAxis) => ({ xAxis })),
});

/** Rings around odd weeks. */
export const oddRings = (
  odd: readonly number[],
  values: readonly (number | null)[],
  look: ChartLook,
): Series =>
  odd.length === 0
    ? []
    : [
        {
          id: 'odd',
          type: 'line' as const,
          silent: true,
          symbol: 'emptyCircle',
          symbolSize: 16,
          showSymbol: true,
          color: look.ink,
          lineStyle: { opacity: 0 },
          itemStyle: { color: 'transparent', borderColor: look.ink, borderWidth: 1.5 },
          tooltip: { show: false },
          data: values.map((value, at) => (odd.includes(at) ? value : null)),
        },
      ];

/** The intervals one in another, the narrowest the strongest, and a dashed line through what is foretold. */
export function fanSeries(fan: Fan, look: ChartLook, name: string): Series {
  const edges = [...fan.bands.map(({ low }) => low), ...[...fan.bands].reverse().map(({ high }) => high)];
  const shades = fan.bands.length;
  const common = {
    type: 'line' as const,
    symbol: 'none',
    silent: true,
    color: look.accent,
  };
  return [
    // Each edge is stacked on the one below; between two of them lies a shade.
    ...edges.map((edge, index) => ({
      ...common,
      id: `fan ${index}`,
      stack: 'fan',
      data: edge.map((value, at) => {
        const below = index > 0 ? (edges[index - 1]?.[at] ?? 0) : 0;
        return value === null ? null : value - below;
      }),
      lineStyle: { opacity: 0 },
      tooltip: { show: false },
      ...(index > 0 && {
        areaStyle: { color: look.accent, opacity: 0.1 + 0.1 * Math.min(index - 1, 2 * shades - 1 - index) },
      }),
    })),
    {
      ...common,
      id: 'foretold',
      name,
      data: fan.point,
      lineStyle: { color: look.accent, width: 2, type: 'dashed' as const },
      z: 3,
    },
  ];
}
