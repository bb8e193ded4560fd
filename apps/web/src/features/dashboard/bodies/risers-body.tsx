'use client';
import { useCallback, useContext, useMemo } from 'react';
import { useBoard } from '../board/board';
import { Chart, type Picked } from '../chart/chart';
import { drawn, startBars } from '../chart/starts';
import { OpenEvidenceContext } from '../figure/evidence-asked';
import { useFollow } from '../figure/use-follow';
import { useRow } from '../figure/use-row';
import { BAR_HEIGHT } from '../lib/bars-option';
import type { ChartLook } from '../lib/chart-look';
import { withYearBefore } from '../lib/compare-seasons';
import { dumbbellOption, legendOf } from '../lib/dumbbell-option';
import type { BodyProps } from './body-props';
import { ChartRows } from './chart-rows';
import { KpiBody } from './kpi-body';
import styles from './seasons-body.module.css';

/** What rises, as numbers or as the way from the season a year before. */
export function RisersBody(props: BodyProps) {
  const { figure, view, title } = props;
  const { words } = useBoard();
  const { labelOf, hrefOf } = useRow('trend');
  const follow = useFollow();
  const openEvidence = useContext(OpenEvidenceContext);
  const { seasons, pairs } = useMemo(() => withYearBefore(figure.rows), [figure.rows]);
  const draw = useCallback(
    (look: ChartLook) =>
      drawn(dumbbellOption(pairs, seasons, look, ({ first, key }) => (first ? labelOf(first) : key))),
    [pairs, seasons, labelOf],
  );
  if (view !== 'chart') return <KpiBody {...props} />;
  const pick = ({ index, isName }: Picked) => {
    const row = pairs[index]?.first;
    const href = row && hrefOf(row);
    if (row && openEvidence && !(isName && href)) openEvidence(row);
    else if (href) follow(href);
  };
  return (
    <>
      <p className={styles.legend}>
        <span data-side="first">{seasons[0]}</span>
        <span data-side="second">{seasons[1]}</span>
      </p>
      <ChartRows rows={pairs.flatMap(({ first }) => (first ? [first] : []))} labelOf={labelOf} title={title}>
        <Chart
          start={startBars}
          draw={draw}
          legend={legendOf(seasons, pairs, words.card.thinLine)}
          label={title}
          height={24 + pairs.length * (BAR_HEIGHT - 2)}
          onPick={pick}
        />
      </ChartRows>
    </>
  );
}
