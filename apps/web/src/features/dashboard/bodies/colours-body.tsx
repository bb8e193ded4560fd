'use client';
import { type CSSProperties, useCallback, useContext } from 'react';
import type { Shape } from '../../../api/operations';
import { useBoard } from '../board/board';
import { Chart, type Picked } from '../chart/chart';
import { drawn, startBars } from '../chart/starts';
import { OpenEvidenceContext } from '../figure/evidence-asked';
import { OpensEvidence } from '../figure/opens-evidence';
import { useRow } from '../figure/use-row';
import { barsOption } from '../lib/bars-option';
import type { ChartLook } from '../lib/chart-look';
import { parts, shareText, valueText } from '../lib/figure-text';
import { leftOut, rowsOfSlide } from '../lib/rows-of-slide';
import { drawnParts, STACK_HEIGHT, stackOption } from '../lib/stack-option';
import { BarsChart } from './bars-chart';
import type { BodyProps } from './body-props';
import { Change } from './change';
import styles from './colours-body.module.css';
import { RankedTable } from './ranked-table';
import { Value } from './value';

const PILLS = 6;
/** Where each look counts once. */
const ADD_UP = new Set(['main_colours', 'dominant_tones']);

/** Six colour pills, and the whole as one band (dominant colours) or as bars (tones, which overlap). */
export function ColoursBody({ figure, name, view, title }: BodyProps) {
  const { labelOf } = useRow('colour');
  const { names, words, locale } = useBoard();
  const { rows, meta } = figure;
  const openEvidence = useContext(OpenEvidenceContext);
  const draw = useCallback(
    (look: ChartLook) => drawn(stackOption(rows, look, { label: labelOf })),
    [rows, labelOf],
  );
  const drawAlone = useCallback(
    (look: ChartLook) =>
      drawn(
        barsOption(rowsOfSlide(rows), look, { label: labelOf, value: (row) => valueText(row, locale) ?? '' }),
      ),
    [rows, labelOf, locale],
  );
  const others = leftOut(rows);
  const legend = [
    ...(others > 0 ? [`${names.colours.other} ${shareText(others, locale)}`] : []),
    ...(rows.some(({ interval }) => interval) ? [words.card.thinLine] : []),
  ].join(' · ');
  if (view === 'table') return <RankedTable figure={figure} name={name} title={title} />;
  const pills = rows.slice(0, PILLS);
  const part = parts(pills);
  const rest = rows.slice(PILLS);
  const pick = ({ seriesIndex = -1 }: Picked) => {
    const row = drawnParts(rows)[seriesIndex];
    if (row) openEvidence?.(row);
  };
  return (
    <>
      <ul className={styles.pills}>
        {pills.map((row) => (
          <li key={row.tag_name}>
            <OpensEvidence row={row} className={styles.pill}>
              <i style={{ background: row.bar_background ?? 'var(--canvas)' }} />
              {row.interval && <b className={styles.between} style={betweenOf(row, part)} />}
              <span>{labelOf(row)}</span>
            </OpensEvidence>
            <strong>
              <Value row={row} />
            </strong>
            <small>
              <Change row={row} />
            </small>
          </li>
        ))}
      </ul>
      {ADD_UP.has(meta.definition) ? (
        <>
          <Chart
            start={startBars}
            draw={draw}
            drawAlone={drawAlone}
            legend={legend}
            label={title}
            height={STACK_HEIGHT}
            onPick={pick}
          />
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

/** Below a pill its value as a mark, on a thin line from the lower to the upper end, on one scale for all of them. */
const betweenOf = (
  { value, interval }: Pick<Shape<'FigureRowDto'>, 'value' | 'interval'>,
  part: (value: number | null) => number,
) =>
  ({
    '--part': part(value),
    '--from': part(interval?.[0] ?? null),
    '--to': part(interval?.[1] ?? null),
  }) as CSSProperties;
