'use client';
import { useEffect, useId, useRef, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { Table } from '../../../design/table';
import { useBoard } from '../board/board';
import { type Answer, figureIn } from '../lib/answer';
import { kindOf } from '../lib/figure-kinds';
import { valueText } from '../lib/figure-text';
import { rowLabel } from '../lib/row-label';
import { isOfLooks } from '../lib/search-of-looks';
import { ContextBehind } from './context-behind';
import { CountedNumber } from './counted-number';
import { EventsBehind } from './events-behind';
import { type EvidenceAsked, keyOfRow } from './evidence-asked';
import { useFigureInCard } from './figure-in-card';
import { FigureState } from './figure-state';
import styles from './how-counted.module.css';
import { LooksBehind } from './looks-behind';

type Row = Shape<'ExplainedRowDto'>;
type Which = 'numerator' | 'denominator';

/** The numbers of each row: what was counted, out of what; each opens the looks or days it is made of, that of the row asked for by itself. */
export function NumbersBehind(props: {
  answer: Answer | null;
  /** The same as they are now, where the answer is of another time. */
  now: Answer | null;
  asked: EvidenceAsked | null;
}) {
  const { answer, asked } = props;
  const board = useBoard();
  const { words, locale } = board;
  const { subject } = kindOf(useFigureInCard().name);
  const labelOf = (row: Row) => rowLabel(subject, row, board);
  const panel = useId();
  const [open, setOpen] = useState<{ index: number; which: Which } | null>(null);
  const explained = answer && figureIn(answer)?.explanation;
  useEffect(() => {
    const index = asked && explained ? explained.rows.findIndex((row) => keyOfRow(row) === asked.row) : -1;
    if (index >= 0) setOpen({ index, which: 'numerator' });
  }, [asked, explained]);
  const rowsNow = props.now && figureIn(props.now)?.explanation?.rows;
  const share = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  if (!answer) return <div className={styles.loading} aria-busy="true" />;
  const explanation = figureIn(answer)?.explanation;
  if (!explanation) return 'status' in answer ? <FigureState answer={answer} /> : null;
  const hasShares = explanation.rows.some((row) => row.denominator !== null);
  const seasons = new Set(explanation.rows.map((row) => row.season_short)).size;
  const { rows } = explanation;
  const shownOf = (row: Row) => figureIn(answer)?.rows.find((one) => keyOfRow(one) === keyOfRow(row));
  // Of a number that is made up of several counts there is none to show: the value itself opens what it rests on.
  const valueTextOf = (row: Row) => {
    const shown = shownOf(row);
    return shown && !shown.suppressed && shown.value_label ? shown.value_label : words.how.hidden;
  };
  // A value that is no part of a whole (a curve, days, a mean of brands) stands there itself: the ratio would be another number.
  const areShares = rows.every((row) => isShareOf(row, shownOf(row)));
  const isOpen = (row: Row, which: Which) => open?.index === rows.indexOf(row) && open.which === which;
  const number = (row: Row, which: Which) => (
    <CountedNumber
      value={row[which]}
      text={which === 'numerator' ? valueTextOf(row) : undefined}
      label={which === 'numerator' ? labelOf(row) : `${labelOf(row)}, ${words.how.denominator}`}
      rows={row[`${which}_rows`]}
      panel={panel}
      isOpen={isOpen(row, which)}
      onToggle={() => setOpen(isOpen(row, which) ? null : { index: rows.indexOf(row), which })}
    />
  );
  const name = (row: Row) => (
    <>
      {labelOf(row)}
      {seasons > 1 && row.season_short && <small> {row.season_short}</small>}
    </>
  );
  const shareOf = ({ numerator, denominator }: Row) =>
    numerator !== null && denominator ? `${share.format((100 * numerator) / denominator)}\u202f%` : '';
  const behind = (row: Row) => {
    const path = open?.index === rows.indexOf(row) ? row[`${open.which}_rows`] : null;
    const place = { id: panel, label: labelOf(row), value: open ? row[open.which] : null, asked };
    const hasWhole = row.denominator !== null;
    return path && <Behind {...place} path={path} hasWhole={hasWhole} context={row.context} />;
  };
  const numeratorNow = (row: Row) => {
    const found = rowsNow?.find((one) => keyOfRow(one) === keyOfRow(row))?.numerator;
    return found == null ? '–' : new Intl.NumberFormat(locale).format(found);
  };
  return (
    <div className={styles.numbers}>
      <Table
        caption={words.how.rows}
        isCaptionShown
        columns={[
          { key: 'name', head: words.card.name, cell: name, is: 'name' },
          {
            key: 'numerator',
            head: rowsNow ? words.how.then : words.how.numerator,
            cell: (row) => number(row, 'numerator'),
          },
          ...(rowsNow ? [{ key: 'now', head: words.how.now, cell: numeratorNow }] : []),
          ...(hasShares
            ? [
                {
                  key: 'denominator',
                  head: words.how.denominator,
                  cell: (row: Row) => number(row, 'denominator'),
                },
                areShares
                  ? { key: 'share', head: words.how.share, cell: shareOf }
                  : {
                      key: 'value',
                      head: words.card.value,
                      cell: (row: Row) => valueText(shownOf(row) ?? NONE, locale) ?? '–',
                    },
              ]
            : []),
        ]}
        rows={rows}
        keyOf={(row) => String(rows.indexOf(row))}
        below={behind}
      />
    </div>
  );
}

const NONE = { value: null, value_label: null };

/** Whether a value is its numerator as percent of its denominator, as far as it is rounded (parts that add up to 100 are not); nothing speaks against it where one is not told. */
function isShareOf({ numerator, denominator }: Row, shown: Shape<'FigureRowDto'> | undefined): boolean {
  if (!shown || shown.value === null || numerator === null || !denominator) return true;
  const digits = /\.(\d+)/.exec(shown.value_label ?? '')?.[1]?.length ?? 0;
  return Math.abs(shown.value - (100 * numerator) / denominator) <= 0.51 * 10 ** -digits;
}

function Behind(props: {
  id: string;
  path: string;
  /** Whether the number is counted out of something. */
  hasWhole: boolean;
  context: string | null;
  label: string;
  value: number | null;
  asked: EvidenceAsked | null;
}) {
  const { id, path, hasWhole, context, label, value, asked } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The row may be far below what the drawer begins with, and who goes by keys would have to walk there.
    if (!asked) return;
    const row = place.current?.closest('tr')?.previousElementSibling;
    row?.scrollIntoView?.({ block: 'start' });
    row?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <div ref={place} id={id} className={styles.evidence}>
      {isOfLooks(path) ? (
        <LooksBehind path={path} label={label} value={value} />
      ) : (
        <EventsBehind path={path} hasWhole={hasWhole} label={label} value={value} />
      )}
      {context && <ContextBehind path={context} />}
    </div>
  );
}
