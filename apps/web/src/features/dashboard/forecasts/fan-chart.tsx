'use client';
import type { Locale } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { Chart } from '../chart/chart';
import { drawn, startLines } from '../chart/starts';
import type { ChartLook } from '../lib/chart-look';
import { linesOption } from '../series/lines-option';
import { areasOf } from '../series/series-drawing';
import { USUAL } from '../series/series-scope';
import { stepTextOf, valueTextOf } from '../series/series-texts';
import { type ConceptForecast, measuredIn, outlookOf } from './fan';

/** A concept's weeks, and over or after them what was foretold; each that is known opens what it rests on, as its row does. */
export function FanChart(props: {
  found: ConceptForecast;
  name: string;
  label: string;
  foretold: string;
  locale: Locale;
  /** Of known weeks or seasons, by their first days. */
  addresses: Readonly<Record<string, string>>;
}) {
  const { found, name, label, foretold, locale, addresses } = props;
  const router = useRouter();
  const drawing = useMemo(() => {
    const { series } = found;
    const [own] = series.series;
    const outlook = outlookOf(series.steps, found);
    const { steps } = outlook;
    const line = {
      slug: own?.slug ?? '',
      label: name,
      values: measuredIn(found),
      before: null,
      intervals: [],
    };
    return { lines: { steps, lines: [line] }, outlook, areas: areasOf(series.shows, steps) };
  }, [found, name]);
  const draw = useCallback(
    (look: ChartLook) => {
      // Two years of weeks and one that is foretold.
      const scope = { ...USUAL, measure: 'searches' as const, span: '104' as const };
      const stepText = stepTextOf(scope, locale);
      const { lines, outlook, areas } = drawing;
      const step = (at: number) => (lines.steps[at] ? stepText(lines.steps[at]) : '');
      return drawn(
        linesOption(
          lines,
          look,
          { step, value: valueTextOf(scope, locale), before: '', foretold },
          areas,
          outlook,
        ),
      );
    },
    [drawing, locale, foretold],
  );
  const open = (place: number) => {
    const address = addresses[drawing.lines.steps[Math.round(place)]?.from ?? ''];
    if (address) router.push(address);
  };
  return <Chart start={startLines} draw={draw} label={label} height={300} onPlace={open} />;
}
