'use client';
import { colon } from '@toile/i18n/typography';
import { useCallback, useContext } from 'react';
import { useBoard } from '../board/board';
import { Chart, type Picked } from '../chart/chart';
import { drawn, startMap } from '../chart/starts';
import { OpenEvidenceContext } from '../figure/evidence-asked';
import { useRow } from '../figure/use-row';
import type { ChartLook } from '../lib/chart-look';
import { valueText } from '../lib/figure-text';
import { countryOnMap, mapOption } from '../lib/map-option';
import type { BodyProps } from './body-props';
import styles from './map-body.module.css';
import { RankedTable } from './ranked-table';

/** The world beside its table: the map for the eye, the table for everything else. */
export function MapBody({ figure, name, view, title }: BodyProps) {
  const { words, locale } = useBoard();
  const { labelOf } = useRow('country');
  const { rows } = figure;
  const openEvidence = useContext(OpenEvidenceContext);
  const draw = useCallback(
    (look: ChartLook) =>
      drawn(
        mapOption(rows, look, {
          label: labelOf,
          value: (row) => valueText(row, locale) ?? words.empty,
          colon: colon(locale),
        }),
      ),
    [rows, labelOf, locale, words],
  );
  const pick = ({ name: country }: Picked) => {
    const row = rows.find((one) => countryOnMap(one) === country);
    if (row) openEvidence?.(row);
  };
  const table = <RankedTable figure={figure} name={name} title={title} />;
  if (view === 'table') return table;
  return (
    <div className={styles.pair}>
      <Chart start={startMap} draw={draw} label={title} height={260} onPick={pick} />
      <div>
        {table}
        <p className={styles.note}>
          {words.card.index}
          {colon(locale)}
          {words.card.indexNote}
        </p>
      </div>
    </div>
  );
}
