'use client';
import { useCallback, useContext } from 'react';
import { useBoard } from '../board/board';
import { Chart } from '../chart/chart';
import { drawn, startLines } from '../chart/starts';
import { OpenEvidenceContext } from '../figure/evidence-asked';
import type { ChartLook } from '../lib/chart-look';
import { curveOption } from '../lib/curve-option';
import { valueText } from '../lib/figure-text';
import type { BodyProps } from './body-props';
import { ChartRows } from './chart-rows';
import { RankedTable } from './ranked-table';

/** Rows in their own order as a curve with its interval, or as a table; a place opens what it rests on. */
export function CurveBody({ figure, name, view, title }: BodyProps) {
  const { locale, words } = useBoard();
  const openEvidence = useContext(OpenEvidenceContext);
  const { rows } = figure;
  const draw = useCallback(
    (look: ChartLook) =>
      drawn(
        curveOption(rows, look, {
          value: (row) => valueText(row, locale) ?? '',
          number: new Intl.NumberFormat(locale),
          place: words.card.place,
        }),
      ),
    [rows, locale, words],
  );
  if (view === 'table') return <RankedTable figure={figure} name={name} title={title} />;
  const open = (place: number) => {
    const row = rows[Math.round(place)];
    if (row) openEvidence?.(row);
  };
  const isShaded = rows.some(({ interval }) => interval);
  const legend = [words.card.meanLook, ...(isShaded ? [words.card.shade] : [])].join(' · ');
  return (
    <ChartRows rows={rows} labelOf={({ label }) => label} title={title}>
      <Chart
        start={startLines}
        draw={draw}
        legend={legend}
        label={title}
        height={CURVE_HEIGHT}
        onPlace={open}
      />
    </ChartRows>
  );
}

const CURVE_HEIGHT = 360;
