'use client';
import { useCallback } from 'react';
import { useBoard } from '../board/board';
import { Chart } from '../chart/chart';
import { drawn, startBars } from '../chart/starts';
import { useRow } from '../figure/use-row';
import type { ChartLook } from '../lib/chart-look';
import { shareText } from '../lib/figure-text';
import { STACK_HEIGHT, stackOption } from '../lib/stack-option';
import { BarsChart } from './bars-chart';
import type { BodyProps } from './body-props';
import { Change } from './change';
import styles from './colours-body.module.css';
import { RankedTable } from './ranked-table';
import { Value } from './value';

const PILLS = 6;

/** Six colour pills, and the whole as one band (dominant colours) or as bars (tones, which overlap). */
export function ColoursBody({ figure, name, view, title }: BodyProps) {
  const { labelOf } = useRow('colour');
  const { names, locale } = useBoard();
  const { rows, meta } = figure;
  const draw = useCallback(
    (look: ChartLook) => drawn(stackOption(rows, look, { label: labelOf })),
    [rows, labelOf],
  );
  if (view === 'table') return <RankedTable figure={figure} name={name} title={title} />;
  const rest = rows.slice(PILLS);
  return (
    <>
      <ul className={styles.pills}>
        {rows.slice(0, PILLS).map((row) => (
          <li key={row.tag_name}>
            <i style={{ background: row.bar_background ?? 'var(--canvas)' }} />
            <span>{labelOf(row)}</span>
            <strong>
              <Value row={row} />
            </strong>
            <small>
              <Change row={row} />
            </small>
          </li>
        ))}
      </ul>
      {meta.definition === 'main_colours' ? (
        <>
          <Chart start={startBars} draw={draw} label={title} height={STACK_HEIGHT} />
          {rest.length > 0 && (
            <details className={styles.rest}>
              <summary>
                {names.colours.other}{' '}
                {shareText(
                  rest.reduce((sum, row) => sum + (row.value ?? 0), 0),
                  locale,
                )}
              </summary>
              <ul>
                {rest.map((row) => (
                  <li key={row.tag_name}>
                    <i style={{ background: row.bar_background ?? 'var(--canvas)' }} />
                    {labelOf(row)} <Value row={row} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      ) : (
        <BarsChart figure={figure} name={name} title={title} />
      )}
    </>
  );
}
