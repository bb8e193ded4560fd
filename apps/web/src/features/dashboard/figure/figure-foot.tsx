'use client';
import type { Shape } from '../../../api/operations';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { consentText } from './consent-text';
import { dayText } from './date-time-text';
import type { EvidenceAsked } from './evidence-asked';
import styles from './figure-foot.module.css';
import { Freshness } from './freshness';
import { HowCounted } from './how-counted';
import type { ShownFigure } from './use-figure';
import { windowNotes } from './window-notes';

/** Below a figure: its days, what to be careful about, how fresh it is, how it was counted. */
export function FigureFoot(props: {
  shown: ShownFigure;
  figure: Shape<'FigureDto'> | null;
  title: string;
  evidence: EvidenceAsked | null;
}) {
  const { figure, shown } = props;
  const { words, locale } = useBoard();
  if (!figure) return <footer className={styles.foot} />;
  const { window, partial } = figure.meta;
  const consent = consentText(figure.meta, words, locale);
  return (
    <footer className={styles.foot}>
      <span className={styles.days}>
        {filled(words.card.window, { from: dayText(window.from, locale), to: dayText(window.to, locale) })}
      </span>
      {windowNotes(window.rule, words.card).map((note) => (
        <span key={note}>{note}</span>
      ))}
      {partial && <em className={styles.badge}>{words.partial}</em>}
      {figure.rows.some((row) => row.low_base) && <em className={styles.badge}>{words.lowBase}</em>}
      {consent && <span>{consent}</span>}
      <Freshness shown={shown} figure={figure} />
      <HowCounted path={shown.path} title={props.title} figure={figure} asked={props.evidence} />
    </footer>
  );
}
