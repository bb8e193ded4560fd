'use client';
import { useCallback, useContext, useMemo, useState } from 'react';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { Chart, type Picked } from '../chart/chart';
import { drawn, startBars } from '../chart/starts';
import { OpenEvidenceContext } from '../figure/evidence-asked';
import { useFollow } from '../figure/use-follow';
import { useRow } from '../figure/use-row';
import type { ChartLook } from '../lib/chart-look';
import { pairsOf } from '../lib/compare-seasons';
import { dumbbellOption, legendOf } from '../lib/dumbbell-option';
import type { BodyProps } from './body-props';
import { ChartRows } from './chart-rows';
import table from './ranked-table.module.css';
import styles from './seasons-body.module.css';
import { SeasonsTable } from './seasons-table';

const FIRST = 14;

/** Two seasons side by side: a point for each, and the way between. */
export function SeasonsBody({ figure, view, title }: BodyProps) {
  const { words } = useBoard();
  const follow = useFollow();
  const openEvidence = useContext(OpenEvidenceContext);
  const [isWhole, setWhole] = useState(false);
  const { labelOf, hrefOf } = useRow('trend');
  const { rows } = figure;
  const { seasons, pairs } = useMemo(() => pairsOf(rows), [rows]);
  const shown = useMemo(() => (isWhole ? pairs : pairs.slice(0, FIRST)), [pairs, isWhole]);
  const draw = useCallback(
    (look: ChartLook) =>
      drawn(
        dumbbellOption(shown, seasons, look, ({ first, second, key }) => {
          const row = first ?? second;
          return row ? labelOf(row) : key;
        }),
      ),
    [shown, seasons, labelOf],
  );
  const pick = ({ index, isName, series }: Picked) => {
    const { first, second } = shown[index] ?? {};
    const row = (series === 'second' ? second : first) ?? first ?? second;
    const href = row && hrefOf(row);
    if (row && openEvidence && !(isName && href)) openEvidence(row);
    else if (href) follow(href);
  };
  return (
    <>
      <p className={styles.legend} aria-hidden={view === 'table'}>
        <span data-side="first">{seasons[0]}</span>
        {seasons[1] && <span data-side="second">{seasons[1]}</span>}
      </p>
      {view === 'chart' ? (
        <ChartRows
          rows={shown.flatMap(({ first, second }) => [first, second].flatMap((row) => row ?? []))}
          labelOf={(row) => `${labelOf(row)} ${row.season_short ?? ''}`}
          title={title}
        >
          <Chart
            start={startBars}
            draw={draw}
            legend={legendOf(seasons, shown, words.card.thinLine)}
            label={title}
            height={24 + shown.length * 32}
            onPick={pick}
          />
        </ChartRows>
      ) : (
        <SeasonsTable pairs={shown} seasons={seasons} title={title} />
      )}
      {pairs.length > FIRST && (
        <button
          type="button"
          className={table.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? words.card.less : filled(words.card.more, { count: pairs.length })}
        </button>
      )}
    </>
  );
}
