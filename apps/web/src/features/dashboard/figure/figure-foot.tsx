'use client';
import type { Figure } from '@toile/contracts';
import { useMemo } from 'react';
import { useBoard } from '../board/board';
import { filled } from '../lib/answer';
import styles from './figure-foot.module.css';
import { Freshness } from './freshness';
import { HowCounted } from './how-counted';
import type { ShownFigure } from './use-figure';

/** Below a figure: its days, what to be careful about, how fresh it is, how it was counted. */
export function FigureFoot(props: { shown: ShownFigure; figure: Figure | null; title: string }) {
  const { figure, shown } = props;
  const { words, locale } = useBoard();
  const day = useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    return (iso: string) => format.format(new Date(`${iso}T12:00:00Z`));
  }, [locale]);
  if (!figure) return <footer className={styles.foot} />;
  const { window, partial } = figure.meta;
  return (
    <footer className={styles.foot}>
      <span className={styles.days}>
        {filled(words.card.window, { from: day(window.from), to: day(window.to) })}
      </span>
      {partial && <em className={styles.badge}>{words.partial}</em>}
      {figure.rows.some((row) => row.low_base) && <em className={styles.badge}>{words.lowBase}</em>}
      <Freshness shown={shown} figure={figure} />
      <HowCounted path={shown.path} title={props.title} meta={figure.meta} />
    </footer>
  );
}
