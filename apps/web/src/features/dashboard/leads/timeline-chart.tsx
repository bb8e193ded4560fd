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

/** Several figures of one concept on one timeline, each against its first week; weeks of shows shaded. */
export function TimelineChart(props: {
  /** Of one concept each, by the same weeks. */
  figures: readonly { name: string; series: Series }[];
  label: string;
  locale: Locale;
}) {
  const { figures, label, locale } = props;
  const drawing = useMemo(() => {
    const [first] = figures;
    const steps = first?.series.steps ?? [];
    const lines = figures.map(({ name, series }) => ({
      slug: name,
      label: name,
      values: indexed(measuredIn({ series })),
      before: null,
      intervals: [],
    }));
    return { lines: { steps: [...steps], lines }, areas: areasOf(first?.series.shows ?? [], steps) };
  }, [figures]);
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
