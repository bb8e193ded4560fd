'use client';
import Link from 'next/link';
import type { CSSProperties } from 'react';
import type { Shape } from '../../../api/operations';
import { Table } from '../../../design/table';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { useDefaultSet } from '../board/use-own-sets';
import { Change } from '../bodies/change';
import { Triangle } from '../bodies/triangle';
import { Value } from '../bodies/value';
import {
  type Compared,
  columnsOf,
  comparedIn,
  differenceOf,
  type Measure,
  measuresOf,
} from '../lib/compare-sides';
import { pointsText } from '../lib/figure-text';
import type { FocusKind } from '../lib/focus';
import styles from './comparison.module.css';
import { OpenEvidenceContext } from './evidence-asked';
import card from './figure-card.module.css';
import { FigureState } from './figure-state';
import { SideEvidence, useSideEvidence } from './side-evidence';
import { useComparedNames } from './use-compared-names';
import { focusHref } from './use-row';
import { sidePath, useSides } from './use-sides';

/** How many measures there are: their place is kept. */
const ROWS: Record<FocusKind, number> = { trend: 4, brand: 5, season: 7 };
/** More than two are read without their difference. */
const PAIR = 2;

/** Up to eight trends, brands or seasons by the same measures, one beside the other; on a phone one below the other, measure by measure. */
export function Comparison({ kind, name }: { kind: FocusKind; name: string }) {
  const board = useBoard();
  const { words, figures, full } = board;
  const usual = useDefaultSet(kind);
  const isChosen = comparedIn(kind, full).length > 0 || kind === 'season';
  const columns = columnsOf(kind, full, usual?.members);
  const names = useComparedNames(kind, columns, name);
  const { sides, isLoading, failure, again } = useSides(kind, columns);
  const { side, ask } = useSideEvidence();
  const isWaiting = isLoading && sides.length === 0;
  if (columns.length < PAIR) return null;
  const measures = measuresOf(kind, sides);
  const isPair = columns.length === PAIR;
  const [first = '', second = ''] = names;
  const nameOf = ({ figure, label }: Measure) =>
    kind === 'trend' ? figures.titles[figure] : (figures.kpis[label as 'looks'] ?? label);
  const hasGroup = columns.some(({ group }) => group !== null);
  // With a group among them numbers are those of questions, which no card shows.
  const opensOf = (measure: Measure, column: Compared, of: string) =>
    hasGroup && kind !== 'season'
      ? null
      : ask({
          name: measure.figure,
          path: sidePath(board, kind, column, measure.figure),
          title: `${of} · ${nameOf(measure)}`,
        });
  return (
    <section
      className={`${card.card} ${styles.comparison}`}
      style={{ '--span': 12 } as CSSProperties}
      aria-labelledby="comparison"
      aria-busy={isLoading}
      data-figure="comparison"
    >
      <header className={card.head}>
        <div>
          <h2 id="comparison">{words.compare.title}</h2>
          <p>
            {isPair
              ? filled(words.compare.of, { first, second })
              : filled(words.compare.several, { count: columns.length })}
            {!isChosen && usual && ` · ${filled(words.compare.byDefault, { name: usual.name })}`}
            {hasGroup && kind === 'trend' && ` · ${words.compare.allBrands}`}
          </p>
        </div>
      </header>
      <div className={card.body} style={{ minBlockSize: `${1.75 + 2.6 * ROWS[kind]}rem` }}>
        {failure && <FigureState answer={failure} onAgain={again} />}
        {!failure && (
          <Table
            caption={words.compare.title}
            className={`${styles.table} ${isPair ? styles.pair : ''}`}
            columns={[
              { key: 'name', head: words.filters.metric, cell: nameOf, is: 'name' },
              ...columns.map((column, at) => ({
                key: column.key,
                head: <Head kind={kind} column={column} name={names[at] ?? column.key} />,
                // What heads the column, where each of its cells stands on a line of its own.
                style: () => ({ '--of': JSON.stringify(names[at] ?? column.key) }) as CSSProperties,
                cell: (measure: Measure) => (
                  <OpenEvidenceContext value={opensOf(measure, column, names[at] ?? column.key)}>
                    <Cell row={measure.rows[at] ?? null} isWaiting={isWaiting} />
                  </OpenEvidenceContext>
                ),
              })),
              ...(isPair
                ? [
                    {
                      key: 'difference',
                      head: words.compare.difference,
                      style: () => ({ '--of': JSON.stringify(words.compare.difference) }) as CSSProperties,
                      cell: (measure: Measure) => <Difference measure={measure} />,
                    },
                  ]
                : []),
            ]}
            rows={measures}
            keyOf={({ figure, label }) => `${figure}/${label}`}
          />
        )}
        {side && <SideEvidence side={side} />}
      </div>
    </section>
  );
}

/** The name over a column leads to its page; a group has none. */
function Head({ kind, column, name }: { kind: FocusKind; column: Compared; name: string }) {
  const board = useBoard();
  if (column.group)
    return (
      <>
        {name} <small>{board.words.compare.group}</small>
      </>
    );
  return (
    <Link href={focusHref(board, `${kind}-focus`, { [kind]: column.key })} prefetch={false}>
      {name}
    </Link>
  );
}

function Cell({ row, isWaiting }: { row: Shape<'FigureRowDto'> | null; isWaiting: boolean }) {
  // A dash is said of what there is none of.
  if (!row) return <>{isWaiting ? '…' : '–'}</>;
  return (
    <span className={styles.cell}>
      <Value row={row} />
      {row.value !== null && (
        <small>
          <Change row={row} />
        </small>
      )}
    </span>
  );
}

function Difference({ measure }: { measure: Measure }) {
  const { words, locale } = useBoard();
  const difference = differenceOf(measure);
  if (difference === null) return <>–</>;
  const isShare = measure.rows[0]?.value_label?.includes('%');
  const number = new Intl.NumberFormat(locale).format(Math.abs(difference));
  return (
    <>
      <Triangle displayed={difference} />{' '}
      {isShare
        ? filled(words.card.points, { points: pointsText(difference, locale) })
        : `${difference > 0 ? '+' : difference < 0 ? '−' : ''}${number}`}
    </>
  );
}
