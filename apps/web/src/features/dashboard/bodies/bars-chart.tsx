'use client';
import { useCallback, useContext, useMemo } from 'react';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { Chart, type Picked } from '../chart/chart';
import { drawn, startBars } from '../chart/starts';
import { OpenEvidenceContext } from '../figure/evidence-asked';
import { useFollow } from '../figure/use-follow';
import { useRow } from '../figure/use-row';
import { BAR_HEIGHT, barsOption } from '../lib/bars-option';
import type { ChartLook } from '../lib/chart-look';
import { type FigureName, kindOf } from '../lib/figure-kinds';
import { valueText } from '../lib/figure-text';
import { rowsOfSlide } from '../lib/rows-of-slide';
import { ChartRows } from './chart-rows';

/** Horizontal bars of the rows that have a value: a bar opens what it rests on, its name leads where names lead. */
export function BarsChart({
  figure,
  name,
  title,
}: {
  figure: Shape<'FigureDto'>;
  name: FigureName;
  title: string;
}) {
  const { locale, words } = useBoard();
  const follow = useFollow();
  const openEvidence = useContext(OpenEvidenceContext);
  const { labelOf, hrefOf } = useRow(kindOf(name).subject);
  const { rows } = figure;
  const shown = useMemo(() => rows.filter((row) => row.value !== null), [rows]);
  const bars = useCallback(
    (of: readonly Shape<'FigureRowDto'>[], look: ChartLook) =>
      drawn(barsOption(of, look, { label: labelOf, value: (row) => valueText(row, locale) ?? '' })),
    [labelOf, locale],
  );
  const draw = useCallback((look: ChartLook) => bars(shown, look), [bars, shown]);
  const ofSlide = useMemo(() => rowsOfSlide(shown), [shown]);
  const drawAlone = useCallback((look: ChartLook) => bars(ofSlide, look), [bars, ofSlide]);
  const isCut = ofSlide.length < shown.length;
  const legend = [
    ...(isCut ? [filled(words.card.firstOf, { shown: ofSlide.length, count: shown.length })] : []),
    ...(ofSlide.some(({ interval }) => interval) ? [words.card.thinLine] : []),
  ].join(' · ');
  const pick = ({ index, isName }: Picked) => {
    const row = shown[index];
    const href = row && hrefOf(row);
    if (row && openEvidence && !(isName && href)) openEvidence(row);
    else if (href) follow(href);
  };
  return (
    <ChartRows rows={shown} labelOf={labelOf} title={title}>
      <Chart
        start={startBars}
        draw={draw}
        drawAlone={drawAlone}
        legend={legend}
        label={title}
        height={shown.length * BAR_HEIGHT}
        onPick={pick}
      />
    </ChartRows>
  );
}
