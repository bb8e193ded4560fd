'use client';
import type { Locale } from '@toile/contracts';
import { useCallback, useMemo } from 'react';
import { Chart } from '../chart/chart';
import { drawn, startLines } from '../chart/starts';
import { measuredIn } from '../forecasts/fan';
import type { ChartLook } from '../lib/chart-look';
import { linesOption } from '../series/lines-option';
import { areasOf } from '../series/series-drawing';
import { USUAL } from '../series/series-scope';
import { stepTextOf, valueTextOf } from '../series/series-texts';
import { indexed, type Series } from '../series/series-values';
import { runwayByWeek } from './runway-by-week';

/** Several figures of one concept on one timeline, each against its first week; weeks of shows shaded. Weeks apart are dots. */
export function TimelineChart(props: {
  /** Of one concept each, by the same weeks. */
  figures: readonly { name: string; series: Series }[];
  /** By season. */
  runway?: { name: string; series: Series } | undefined;
  label: string;
  locale: Locale;
}) {
  const { figures, runway, label, locale } = props;
  const drawing = useMemo(() => {
    const [first] = figures;
    const steps = first?.series.steps ?? [];
    const line = (name: string, values: (number | null)[]) => {
      return { slug: name, label: name, values: indexed(values), before: null, intervals: [] };
    };
    const lines = figures.map(({ name, series }) => line(name, measuredIn({ series })));
    if (runway) lines.push(line(runway.name, runwayByWeek(runway.series, steps)));
    return { lines: { steps: [...steps], lines }, areas: areasOf(first?.series.shows ?? [], steps) };
  }, [figures, runway]);
  const draw = useCallback(
    (look: ChartLook) => {
      const scope = { ...USUAL, measure: 'searches' as const, scale: 'index' as const };
      const stepText = stepTextOf(scope, locale);
      const { lines, areas } = drawing;
      const step = (at: number) => (lines.steps[at] ? stepText(lines.steps[at]) : '');
      return drawn(linesOption(lines, look, { step, value: valueTextOf(scope, locale), before: '' }, areas));
    },
    [drawing, locale],
  );
  return <Chart start={startLines} draw={draw} label={label} height={300} />;
}
