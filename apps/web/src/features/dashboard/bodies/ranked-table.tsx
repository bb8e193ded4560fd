'use client';
import { type CSSProperties, Fragment, memo, useState } from 'react';
import type { Shape } from '../../../api/operations';
import { Table } from '../../../design/table';
import { filled } from '../../../i18n/filled';
import { useBoard } from '../board/board';
import { keyOfRow } from '../figure/evidence-asked';
import { OpensEvidence } from '../figure/opens-evidence';
import { RowLink } from '../figure/row-link';
import { useRow } from '../figure/use-row';
import { type FigureName, kindOf } from '../lib/figure-kinds';
import { parts, rankMove } from '../lib/figure-text';
import { isCategory } from '../lib/row-label';
import { samplesOf } from '../lib/samples';
import { Change } from './change';
import { HiddenRows } from './hidden-rows';
import styles from './ranked-table.module.css';
import { Triangle } from './triangle';
import { Value } from './value';

type Row = Shape<'FigureRowDto'>;

const FIRST = 12;

/** Rows by rank with their bars, values and changes; what rests on too few is counted below. */
export const RankedTable = memo(function RankedTable(props: {
  figure: Shape<'FigureDto'>;
  name: FigureName;
  title: string;
}) {
  const { figure, name, title } = props;
  const { words, locale } = useBoard();
  const [isWhole, setWhole] = useState(false);
  const { subject, rows: usual } = kindOf(name);
  const { labelOf, hrefOf } = useRow(subject);
  const told = figure.rows.filter((row) => !row.suppressed);
  // What is all of it in both seasons differs in nothing; it is named below the others.
  const wholly = told.filter(isWholly);
  const visible = told.filter((row) => !isWholly(row));
  const samples = samplesOf(visible, locale);
  const first = Math.max(FIRST, usual);
  const shown = isWhole ? visible : visible.slice(0, first);
  const part = parts(visible);
  const has = (field: 'evolution' | 'index') =>
    visible.some((row) => row[field] !== null || (field === 'evolution' && row.new));
  const columns = { change: has('evolution'), index: has('index') };
  return (
    <>
      {shown.length > 0 && (
        <Table
          caption={title}
          className={styles.table}
          columns={[
            {
              key: 'rank',
              head: <span className="visually-hidden">{words.card.rank}</span>,
              cell: ({ ranking }) => ranking,
              is: 'rank',
            },
            {
              key: 'name',
              head: words.card.name,
              cell: (row) => <RowName row={row} label={labelOf(row)} href={hrefOf(row)} />,
              is: 'name',
              style: ({ value, interval }) =>
                ({
                  '--part': part(value),
                  '--from': part(interval?.[0] ?? null),
                  '--to': part(interval?.[1] ?? null),
                }) as CSSProperties,
            },
            { key: 'value', head: words.card.value, cell: (row) => <Value row={row} /> },
            ...(samples
              ? [
                  {
                    key: 'sample',
                    head: samples.whole
                      ? filled(words.card.outOf, { count: samples.whole })
                      : words.card.sample,
                    cell: (row: Row) => <Sample row={row} text={samples.of(row)} />,
                  },
                ]
              : []),
            ...(columns.index
              ? [
                  {
                    key: 'index',
                    head: words.card.index,
                    cell: (row: Row) => (
                      <Sample row={row} text={row.index === null ? null : String(row.index)} />
                    ),
                  },
                ]
              : []),
            ...(columns.change
              ? [{ key: 'change', head: words.card.change, cell: (row: Row) => <Change row={row} /> }]
              : []),
          ]}
          rows={shown}
          keyOf={(row) => keyOfRow(row)}
        />
      )}
      {visible.length > first && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? words.card.less : filled(words.card.more, { count: visible.length })}
        </button>
      )}
      {wholly.length > 0 && (
        <p className={styles.wholly}>
          {words.card.wholly}{' '}
          {wholly.map((row, index) => (
            <Fragment key={row.tag_name}>
              {index > 0 && ', '}
              <WhollyName label={labelOf(row)} href={hrefOf(row)} />
            </Fragment>
          ))}
        </p>
      )}
      <HiddenRows rows={figure.rows} />
    </>
  );
});

/** Every look or board has it, now as a year before. */
const isWholly = (row: Row): boolean => isCategory(row) && row.value === 100 && row.evolution === 0;

const WhollyName = ({ label, href }: { label: string; href: string | null }) =>
  href ? <RowLink href={href}>{label}</RowLink> : label;

/** What a value is counted from, which opens the same as the value. */
const Sample = ({ row, text }: { row: Row; text: string | null }) =>
  text ? (
    <OpensEvidence row={row} className={styles.sample}>
      {text}
    </OpensEvidence>
  ) : null;

function RowName({ row, label, href }: { row: Row; label: string; href: string | null }) {
  const { words } = useBoard();
  const move = rankMove(row);
  const swatch = row.bar_background && (
    <i className={styles.swatch} style={{ background: row.bar_background }} />
  );
  return (
    <span className={styles.name}>
      {href ? (
        <>
          {swatch}
          <RowLink href={href}>{label}</RowLink>
        </>
      ) : (
        <OpensEvidence row={row} className={styles.name}>
          {swatch}
          {label}
        </OpensEvidence>
      )}
      {move !== null && move !== 0 && (
        <small className={styles.move}>
          <Triangle displayed={move} />
          <span aria-hidden="true">{Math.abs(move)}</span>
          <span className="visually-hidden">
            {filled(move > 0 ? words.card.rankUp : words.card.rankDown, { places: Math.abs(move) })}
          </span>
        </small>
      )}
    </span>
  );
}
