'use client';
import { useCallback, useMemo } from 'react';
import type { Shape } from '../../../api/operations';
import { useBoard } from '../board/board';
import { Chart } from '../chart/chart';
import { drawn, startBars } from '../chart/starts';
import { useFollow } from '../figure/use-follow';
import { useRow } from '../figure/use-row';
import { BAR_HEIGHT, barsOption } from '../lib/bars-option';
import type { ChartLook } from '../lib/chart-look';
import { type FigureName, kindOf } from '../lib/figure-kinds';
import { valueText } from '../lib/figure-text';

/** Horizontal bars of the rows that have a value; a click leads where the label leads. */
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
  const { labelOf, hrefOf } = useRow(kindOf(name).subject);
  const { rows } = figure;
  const shown = useMemo(() => rows.filter((row) => row.value !== null), [rows]);
  const draw = useCallback(
    (look: ChartLook) =>
      drawn(barsOption(shown, look, { label: labelOf, value: (row) => valueText(row, locale) ?? '' })),
    [shown, labelOf, locale],
  );
  const pick = (index: number) => {
    const href = shown[index] && hrefOf(shown[index]);
    if (href) follow(href);
  };
  return (
    <Chart start={startBars} draw={draw} label={title} height={shown.length * BAR_HEIGHT} onPick={pick} />
  );
}
