'use client';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { asked } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import { Table } from '../../../design/table';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { Change } from '../bodies/change';
import { Triangle } from '../bodies/triangle';
import { Value } from '../bodies/value';
import { type Measure, measuresOf } from '../lib/compare-sides';
import { pointsText } from '../lib/figure-text';
import type { FocusKind } from '../lib/focus';
import { nameAmong, nameQuery } from '../lib/name-of';
import styles from './comparison.module.css';
import card from './figure-card.module.css';
import { focusHref } from './use-row';
import { useSides } from './use-sides';

/** How many measures there are: their place is kept. */
const ROWS: Record<FocusKind, number> = { trend: 4, brand: 5, season: 7 };

/** Two trends, brands or seasons by the same measures, one beside the other. */
export function Comparison({ kind, name }: { kind: FocusKind; name: string }) {
  const board = useBoard();
  const { words, figures, full, options } = board;
  const other = kind === 'season' ? full.compare : full.with;
  const otherName = useOtherName(kind, other);
  const sides = useSides(kind);
  if (!other) return null;
  const measures = measuresOf(kind, sides.this, sides.other);
  const nameOf = ({ figure, label }: Measure) =>
    kind === 'trend' ? figures.titles[figure] : (figures.kpis[label as 'looks'] ?? label);
  const hrefOf = (slug = '') => focusHref(board, `${kind}-focus`, { [kind]: slug });
  const season = options.season.find(({ value }) => value === other)?.label;
  return (
    <section
      className={`${card.card} ${styles.comparison}`}
      style={{ '--span': 12 } as React.CSSProperties}
      aria-labelledby="comparison"
      aria-busy={sides.isLoading}
      data-figure="comparison"
    >
      <header className={card.head}>
        <div>
          <h2 id="comparison">{words.compare.title}</h2>
          <p>{filled(words.compare.of, { first: name, second: season ?? otherName })}</p>
        </div>
      </header>
      <div className={card.body} style={{ minBlockSize: `${1.75 + 2.6 * ROWS[kind]}rem` }}>
        <Table
          caption={words.compare.title}
          className={styles.table}
          columns={[
            { key: 'name', head: words.filters.metric, cell: nameOf, is: 'name' },
            {
              key: 'first',
              head: (
                <Link href={hrefOf(kind === 'season' ? full.season : full[kind])} prefetch={false}>
                  {name}
                </Link>
              ),
              cell: (measure) => <Cell row={measure.first} />,
            },
            {
              key: 'second',
              head: (
                <Link href={hrefOf(other)} prefetch={false}>
                  {season ?? otherName}
                </Link>
              ),
              cell: (measure) => <Cell row={measure.second} />,
            },
            {
              key: 'difference',
              head: words.compare.difference,
              cell: (measure) => <Difference measure={measure} />,
            },
          ]}
          rows={measures}
          keyOf={({ figure, label }) => `${figure}/${label}`}
        />
      </div>
    </section>
  );
}

function Cell({ row }: { row: Shape<'FigureRowDto'> | null }) {
  if (!row) return <>–</>;
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
  const { difference, first } = measure;
  if (difference === null || !first) return <>–</>;
  const isShare = first.value_label?.includes('%');
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

/** What the other side is called, looked up once it is known. */
function useOtherName(kind: FocusKind, slug = ''): string {
  const { data } = useQuery({
    ...asked('/api/dashboard/search', { query: nameQuery(slug) }),
    enabled: slug !== '' && kind !== 'season',
    select: ({ results }) => (kind === 'season' ? null : nameAmong(kind, slug, results)),
  });
  return data ?? slug;
}
