'use client';
import { isOfAllReaders } from '@toile/contracts';
import { comma } from '@toile/i18n/typography';
import { type CSSProperties, type RefObject, useCallback, useId, useMemo, useRef, useState } from 'react';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { BODIES } from '../bodies/bodies';
import type { BodyView } from '../bodies/body-props';
import type { ChartAlone } from '../chart/draw-alone';
import { figureIn } from '../lib/answer';
import { kindOf, notNarrowedBy, type Side } from '../lib/figure-kinds';
import { type EvidenceAsked, keyOfRow, OpenEvidenceContext } from './evidence-asked';
import styles from './figure-card.module.css';
import type { FigureCardProps } from './figure-card-props';
import { FigureFoot } from './figure-foot';
import { FigureInCardContext } from './figure-in-card';
import { FigureState } from './figure-state';
import type { ShownFigure } from './use-figure';
import { usePaperWithout } from './use-paper';
import { ViewSwitch } from './view-switch';

/** A figure with its title, its state, how fresh it is and how it was counted. */
export function FigureFrame(
  props: FigureCardProps & { side: Side; shown: ShownFigure; card: RefObject<HTMLElement | null> },
) {
  const { name, side, shown, card, span = 6 } = props;
  const { figures, words, extras, scope, full, defaults, locale } = useBoard();
  const id = useId();
  const figure = figureIn(shown.answer);
  const body = BODIES[name];
  const [view, setView] = useState<BodyView>(body.views[0] ?? 'table');
  const [evidence, setEvidence] = useState<EvidenceAsked | null>(null);
  const openEvidence = useCallback(
    (row: Parameters<typeof keyOfRow>[0]) => setEvidence({ row: keyOfRow(row) }),
    [],
  );
  const chart = useRef<ChartAlone>(null);
  const isTableOnPaper = usePaperWithout(card);
  const title = figures.titles[name];
  const beyond = notNarrowedBy(name, scope, defaults).map((field) =>
    field === 'brand' || field === 'trend' ? words.focus[field] : words.filters[field],
  );
  const inCard = useMemo(
    () => ({ name, side, title, path: shown.path, figure, card, chart }),
    [name, side, title, shown.path, figure, card],
  );
  const Body = body.component;
  const most = kindOf(name).rows;
  const height = body.height(most);
  const hasRows = figure !== null && figure.rows.length > 0;
  // Of a figure that has fewer rows than its card has places the rest would stay empty.
  const place = hasRows ? body.height(Math.min(most, figure.rows.length)) : `min(${height}, 12rem)`;
  return (
    <section
      ref={card}
      className={styles.card}
      style={{ '--span': span } as CSSProperties}
      aria-labelledby={id}
      aria-busy={shown.isLoading}
      data-figure={name}
      data-side={side}
      data-narrow={span <= 3 || undefined}
    >
      <FigureInCardContext value={inCard}>
        <header className={styles.head}>
          <div>
            <h2 id={id}>{title}</h2>
            <p>{figures.notes[name]}</p>
            {isOfAllReaders(kindOf(name).path, full) && <p>{words.card.daysOnly}</p>}
            {beyond.length > 0 && (
              <p>{filled(words.card.notNarrowed, { filters: beyond.join(comma(locale)) })}</p>
            )}
          </div>
          <div className={styles.tools}>
            {props.controls}
            {body.views.length > 1 && <ViewSwitch views={body.views} view={view} onView={setView} />}
            {props.actions ?? extras.figure}
          </div>
        </header>
        <div className={styles.body} data-figure-body="" style={{ minBlockSize: place }}>
          {figure && hasRows ? (
            <OpenEvidenceContext value={shown.path ? openEvidence : null}>
              <Body figure={figure} name={name} view={isTableOnPaper ? 'table' : view} title={title} />
            </OpenEvidenceContext>
          ) : shown.isLoading && !figure ? (
            <div className={styles.skeleton} style={{ minBlockSize: height }} />
          ) : (
            <FigureState answer={shown.answer} onAgain={shown.again} />
          )}
        </div>
        <FigureFoot shown={shown} figure={figure} title={title} evidence={evidence} />
        <p role="status" className="visually-hidden">
          {shown.isLoading && words.loading}
        </p>
      </FigureInCardContext>
    </section>
  );
}
