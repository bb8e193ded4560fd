'use client';
import { useCallback, useContext, useMemo } from 'react';
import type { Shape } from '../../../api/operations';
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
  const { locale } = useBoard();
  const follow = useFollow();
  const openEvidence = useContext(OpenEvidenceContext);
  const { labelOf, hrefOf } = useRow(kindOf(name).subject);
  const { rows } = figure;
  const shown = useMemo(() => rows.filter((row) => row.value !== null), [rows]);
  const draw = useCallback(
    (look: ChartLook) =>
      drawn(barsOption(shown, look, { label: labelOf, value: (row) => valueText(row, locale) ?? '' })),
    [shown, labelOf, locale],
  );
  const pick = ({ index, isName }: Picked) => {
    const row = shown[index];
    const href = row && hrefOf(row);
    if (row && openEvidence && !(isName && href)) openEvidence(row);
    else if (href) follow(href);
  };
  return (
    <Chart start={startBars} draw={draw} label={title} height={shown.length * BAR_HEIGHT} onPick={pick} />
  );
}
